import { LEVEL_NAMES } from '../../bots/names.ts';
import { useWords } from '../lib/words.ts';

export type LevelName = (typeof LEVEL_NAMES)[number];

interface LevelProps {
  /** Whose strength: 'Seat 2'. */
  readonly label: string;
  readonly value: string;
  readonly onChange: (level: LevelName) => void;
}

/** How strong a bot plays, weakest first: the browser's own list, which everybody knows how to use. */
export function LevelField({ label, value, onChange }: LevelProps) {
  const { bots, house } = useWords();
  const names = LEVEL_NAMES.some((one) => one === value) ? LEVEL_NAMES : [...LEVEL_NAMES, value as LevelName];
  return (
    <select
      className="w-field w-level"
      aria-label={`${label}: ${house.level}`}
      value={value}
      onChange={(event) => onChange(event.target.value as LevelName)}
    >
      {names.map((one) => (
        <option key={one} value={one}>
          {bots[one].name}
        </option>
      ))}
    </select>
  );
}
