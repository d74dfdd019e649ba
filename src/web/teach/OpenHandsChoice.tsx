import { OPEN_HANDS } from '../../kernel/settings.ts';
import type { Game, Settings } from '../../kernel/types.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Icon } from '../ui/Icon.tsx';

interface ChoiceProps {
  readonly game: Pick<Game, 'sizes'>;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** For a first game: all who play look into each other's hands. Where there is nothing in a hand, nothing is asked. */
export function OpenHandsChoice({ game, settings, onChange }: ChoiceProps) {
  const said = useWords('teach');
  if (!game.sizes.some((path) => path.startsWith('own.'))) return null;
  const { [OPEN_HANDS]: isOpen = false, ...rest } = settings;
  return (
    <div className="w-stack-s">
      <Choice
        label={said.hands}
        values={['closed', 'open'] as const}
        value={isOpen === true ? 'open' : 'closed'}
        name={(one) => said[one]}
        onChange={(one) => onChange(one === 'open' ? { ...rest, [OPEN_HANDS]: true } : rest)}
      />
      <p className="w-about">{isOpen === true ? said.openAbout : said.closedAbout}</p>
    </div>
  );
}

/** In a word, where somebody comes in. */
export function OpenHandsBadge() {
  const said = useWords('teach');
  return (
    <span className="w-tag">
      <Icon name="eye" size={16} />
      {said.open}
    </span>
  );
}

/** Before the game: that hands are open here, for everybody who thinks about sitting down. */
export function OpenHandsNote() {
  const said = useWords('teach');
  return (
    <>
      {said.open}: {said.openAbout}
    </>
  );
}
