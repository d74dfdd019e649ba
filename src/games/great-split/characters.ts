// Those who comes to the gala: faces in `picture/faces.ts`, words in `words/<language>/characters.ts`.
import type { Character } from '../../text/characters.ts';

/** Weakest first. */
export const characters: readonly Character[] = [
  { id: 'toni', name: 'Toni', level: 'beginner', tempers: ['bold'] },
  { id: 'cosima', name: 'Cosima', level: 'club', tempers: ['careful'] },
  { id: 'percival', name: 'Percival', level: 'club', tempers: ['builder'] },
  { id: 'odile', name: 'Odile', level: 'expert', tempers: ['spoiler'] },
  { id: 'leopold', name: 'Leopold', level: 'expert', tempers: ['bold', 'builder'] },
  { id: 'zelda', name: 'Zelda', level: 'master', tempers: ['careful', 'spoiler'] },
];
