// The games, by the names used everywhere: a new one is a folder and a line here.
export { about as baselland } from './baselland/about.ts';
export { about as 'great-split' } from './great-split/about.ts';
export { about as 'guilds-of-london' } from './guilds-of-london/about.ts';
export { about as riga } from './riga/about.ts';
export { about as tybor } from './tybor/about.ts';
