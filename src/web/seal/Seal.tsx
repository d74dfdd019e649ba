// The seal of a person beside their name; drawn when it is there.
import type { SealName } from '../../text/seals.ts';
import { later } from '../lib/later.tsx';

const SealDrawing = later(
  async () => (await import('./SealDrawing.tsx')).SealDrawing,
  <span className="w-seal" aria-hidden="true" />,
);

interface SealProps {
  readonly name: SealName | undefined;
  readonly size?: number;
}

export function Seal({ name, size = 28 }: SealProps) {
  if (name === undefined) return null;
  return (
    <span className="w-seal" style={{ width: size, height: size }}>
      <SealDrawing name={name} size={size} />
    </span>
  );
}
