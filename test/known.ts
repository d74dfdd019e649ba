// What the games of the first releases bring. They are held to it; a game that is not named here may bring as little as it
// likes, and is tested for what it brings.
import { isGameId } from '../src/games/index.ts';

const ALL = [
  'board',
  'cover',
  'picture',
  'secrets',
  'padPage',
  'laws',
  'lesson',
  'bot',
  'draw',
  'pad',
  'lab',
  'memorable',
  'strength',
  'golden',
];

export const KNOWN: Readonly<Record<string, readonly string[]>> = {
  baselland: [...ALL, 'tuning', 'transcript', 'transcriptPage'],
  tybor: [...ALL, 'story', 'tuning'],
  'great-split': [...ALL, 'experience'],
  riga: [...ALL, 'experience'],
  'guilds-of-london': [...ALL, 'tuning'],
};
export const KNOWN_IDS = Object.keys(KNOWN).filter(isGameId);
export const isKnown = (id: string): boolean => Object.hasOwn(KNOWN, id);
