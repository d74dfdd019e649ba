// The Guildhall in the page.
import { useContext } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { hall } from '../picture/hall.ts';
import type { Open } from '../types.ts';
import { Letters } from './Pieces.tsx';

interface HallProps {
  readonly open: Open;
  readonly name: string;
  readonly scale: number;
}
export const Hall = ({ open, name, scale }: HallProps) => <Drawn of={hall(open, name, useContext(Letters), scale)} />;
