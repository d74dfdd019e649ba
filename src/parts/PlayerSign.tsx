// A player's sign: colour, shape and letter in one.
import './sign.css';
import { sign } from '../draw/players.ts';
import { Drawn } from './Drawn.tsx';
import { spoken } from './spoken.ts';

interface SignProps {
  readonly seat: number;
  /** Said to screen readers; without it the sign is decoration beside a name. */
  readonly label?: string;
  readonly size?: number;
  /** Of somebody who has no seat; else the seat's own. */
  readonly letter?: string | undefined;
}

export function PlayerSign({ seat, label, size = 24, letter }: SignProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or hidden beside a name
    <svg className="k-sign" width={size} height={size} viewBox="-13.5 -13.5 27 27" {...spoken(label)}>
      <Drawn of={sign(seat, letter)} />
    </svg>
  );
}

/** The sign inside another drawing, about 20 units across. */
export const SignShape = ({ seat }: { readonly seat: number }) => <Drawn of={sign(seat)} />;
