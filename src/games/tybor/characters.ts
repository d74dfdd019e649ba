// Those who works in the builder's yard: faces in `picture/faces.ts`, words in `words/<language>/characters.ts`.
import type { Character } from '../../text/characters.ts';

/** Weakest first. */
export const characters: readonly Character[] = [
  { id: 'mila', name: 'Mila', level: 'beginner', tempers: ['bold'] },
  { id: 'bohumil', name: 'Bohumil', level: 'club', tempers: ['builder'] },
  { id: 'radka', name: 'Radka', level: 'club', tempers: ['careful'] },
  { id: 'ottokar', name: 'Ottokar', level: 'expert', tempers: ['bold', 'builder'] },
  { id: 'jarmila', name: 'Jarmila', level: 'expert', tempers: ['spoiler'] },
  { id: 'zdenka', name: 'Zdenka', level: 'master', tempers: ['careful', 'builder'] },
];
