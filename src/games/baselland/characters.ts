// Those who walks the hills of Baselland: faces in `picture/faces.ts`, words in `words/<language>/characters.ts`.
import type { Character } from '../../text/characters.ts';

/** Weakest first. */
export const characters: readonly Character[] = [
  { id: 'vreni', name: 'Vreni', level: 'beginner', tempers: ['builder'] },
  { id: 'ueli', name: 'Ueli', level: 'club', tempers: ['bold'] },
  { id: 'salome', name: 'Salome', level: 'club', tempers: ['careful'] },
  { id: 'jakob', name: 'Jakob', level: 'expert', tempers: ['careful', 'builder'] },
  { id: 'dorothea', name: 'Dorothea', level: 'expert', tempers: ['spoiler'] },
  { id: 'balthasar', name: 'Balthasar', level: 'master', tempers: ['bold', 'builder'] },
];
