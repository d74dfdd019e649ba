// Those who stands for the guilds: faces in `picture/faces.ts`, words in `words/<language>/characters.ts`.
import type { Character } from '../../text/characters.ts';

/** Weakest first. */
export const characters: readonly Character[] = [
  { id: 'wat', name: 'Wat', level: 'beginner', tempers: ['bold'] },
  { id: 'agnes', name: 'Agnes', level: 'club', tempers: ['builder'] },
  { id: 'geoffrey', name: 'Geoffrey', level: 'club', tempers: ['spoiler'] },
  { id: 'maud', name: 'Maud', level: 'expert', tempers: ['careful'] },
  { id: 'roger', name: 'Roger', level: 'expert', tempers: ['bold', 'builder'] },
  { id: 'philippa', name: 'Philippa', level: 'master', tempers: ['careful', 'spoiler'] },
];
