// Everybody of the house who could sit there, and the plain levels.
import { LEVEL_NAMES } from '../../bots/names.ts';
import { type Character, charactersOf } from '../../games/index.ts';
import type { CharacterWords } from '../../text/characters.ts';
import { plainBot, sitsAs } from '../lib/company.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { OpponentProps } from './OpponentField.tsx';
import { Portrait } from './Portrait.tsx';
import { useCharacterWords } from './use-characters.ts';
import './faces.css';

interface GalleryProps extends OpponentProps {
  readonly onClose: () => void;
}

export function Gallery({ game, label, value, seated, onChange, onClose }: GalleryProps) {
  const { faces, bots } = useWords();
  const words = useCharacterWords(game);
  const level = LEVEL_NAMES.find((one) => value.character === undefined && one === value.bot) ?? null;
  return (
    <Dialog title={faces.who(label)} kind="sheet" onClose={onClose}>
      <ul className="w-gallery">
        {charactersOf(game).map((character) => (
          <li key={character.id}>
            <button
              type="button"
              className={character.id === value.character ? 'w-place-card is-chosen' : 'w-place-card'}
              aria-pressed={character.id === value.character}
              disabled={character.id !== value.character && seated.includes(character.id)}
              onClick={() => onChange(sitsAs(character))}
            >
              <Portrait game={game} character={character.id} size={76} />
              <About
                character={character}
                words={words}
                isSeated={character.id !== value.character && seated.includes(character.id)}
              />
            </button>
          </li>
        ))}
      </ul>
      <div className="w-stack-s w-gallery-plain">
        <Choice
          label={faces.plainLevels}
          values={LEVEL_NAMES}
          value={level}
          name={(one) => bots[one].name}
          onChange={(one) => onChange(plainBot(one))}
        />
        <p className="w-about">{faces.plainAbout}</p>
      </div>
    </Dialog>
  );
}

interface AboutProps {
  readonly character: Character;
  readonly words: CharacterWords | null;
  readonly isSeated: boolean;
}
function About({ character, words, isSeated }: AboutProps) {
  const { faces, bots } = useWords();
  const { name, level, tempers, id } = character;
  return (
    <span className="w-place-about">
      <strong>{name}</strong>
      <span className="w-place-level">
        {bots[level].name}
        {isSeated && ` · ${faces.seated}`}
      </span>
      {words !== null && (
        <>
          <span>{words.who[id]?.about}</span>
          <em>{faces.manner(tempers.map((temper) => words.tempers[temper]))}</em>
        </>
      )}
    </span>
  );
}
