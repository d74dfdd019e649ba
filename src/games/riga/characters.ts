// Those who trades in Riga: faces in `picture/faces.ts`, words in `words/<language>/characters.ts`.
import type { Character } from '../../text/characters.ts';

/** Weakest first. */
export const characters: readonly Character[] = [
  { id: 'tile', name: 'Tile', level: 'beginner', tempers: ['builder'] },
  { id: 'alheyd', name: 'Alheyd', level: 'club', tempers: ['careful'] },
  { id: 'hinrich', name: 'Hinrich', level: 'club', tempers: ['bold'] },
  { id: 'kersten', name: 'Kersten', level: 'expert', tempers: ['spoiler'] },
  { id: 'gotthard', name: 'Gotthard', level: 'expert', tempers: ['careful', 'builder'] },
  { id: 'margarete', name: 'Margarete', level: 'master', tempers: ['bold', 'spoiler'] },
];
