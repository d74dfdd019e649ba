// The figures in the page.
import { Drawn } from '../../../parts/Drawn.tsx';
import { figure } from '../picture/figures.ts';
import type { Role } from '../types.ts';

interface FigureProps {
  readonly role: Role;
  readonly seat: number;
}

export const Figure = ({ role, seat }: FigureProps) => <Drawn of={figure(role, seat)} />;

export function FigurePicture({ role, seat, size = 34 }: FigureProps & { readonly size?: number }) {
  return (
    <svg className="bl-picture" width={size} height={size} viewBox="-17 -32 34 36" aria-hidden="true">
      <Figure role={role} seat={seat} />
    </svg>
  );
}
