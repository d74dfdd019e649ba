// Who sits on a chair of the house: the portrait, the name and the temper; a press shows everybody who could sit there.
import { useState } from 'react';
import { characterOf, charactersOf, type GameId } from '../../games/index.ts';
import { type BotSeat, plainBot } from '../lib/company.ts';
import { later } from '../lib/later.tsx';
import { useWords } from '../lib/words.ts';
import { LevelField } from '../ui/LevelField.tsx';
import { Portrait } from './Portrait.tsx';
import './field.css';

const Gallery = later(async () => (await import('./Gallery.tsx')).Gallery);

export interface OpponentProps {
  readonly game: GameId;
  /** Whose chair: 'Seat 2'. */
  readonly label: string;
  readonly value: BotSeat;
  /** Characters who sit at the table already. */
  readonly seated: readonly (string | undefined)[];
  readonly onChange: (bot: BotSeat) => void;
}

export function OpponentField(props: OpponentProps) {
  const { game, label, value, onChange } = props;
  const { bots, faces } = useWords();
  const [isOpen, setOpen] = useState(false);
  if (charactersOf(game).length === 0)
    return <LevelField label={label} value={value.bot} onChange={(level) => onChange(plainBot(level))} />;
  const character = characterOf(game, value.character);
  return (
    <>
      <button
        type="button"
        className="w-opponent"
        aria-haspopup="dialog"
        onPointerEnter={() => void Gallery.preload()}
        onClick={() => setOpen(true)}
      >
        <span className="w-hidden">{label}: </span>
        <Portrait game={game} character={character?.id} size={46} />
        <span className="w-player-name">
          <strong>{character?.name ?? bots[value.bot].name}</strong>
          <span>{character === undefined ? faces.plain : bots[character.level].name}</span>
        </span>
        <span className="w-opponent-change">{faces.change}</span>
      </button>
      {isOpen && (
        <Gallery
          {...props}
          onChange={(bot) => {
            setOpen(false);
            onChange(bot);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
