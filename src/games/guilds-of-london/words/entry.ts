import type { Language } from '../../../text/languages.ts';
export const COUNTS = [
  'vp',
  'pawnsInGuildhall',
  'neutrals',
  'cardsInHand',
  'tokensReceived',
  'plantationsWon',
] as const;
export type Count = (typeof COUNTS)[number];

interface PadWords {
  readonly mode: string;
  readonly together: string;
  readonly alone: string;
  readonly hint: string;
  readonly fill: string;
  readonly fillAbout: string;
  readonly places: string;
  empty(x: number, y: number): string;
  readonly tile: string;
  readonly laid: string;
  readonly master: string;
  readonly nobody: string;
  readonly open: string;
  readonly remove: string;
  readonly mayors: string;
  readonly counts: Readonly<Record<Count, string>>;
}
const sign = (n: number): string => String(n).replace('-', '−');
export const PAD: Readonly<Record<Language, PadWords>> = {
  de: {
    mode: 'Gespielt',
    together: 'zu zweit',
    alone: 'allein gegen Boris oder Rik',
    hint: 'Tippe eine Stelle an, dann das Plättchen, das dort liegt, und wessen Meister darauf sitzt.',
    fill: 'Rest auffüllen',
    fillAbout: 'Legt auf alle leuchtenden Stellen gewertete Plättchen ohne Meister.',
    places: 'Die Stellen der Stadt',
    empty: (x, y) => `leere Stelle (${sign(x)}, ${sign(y)})`,
    tile: 'Welches Plättchen liegt hier?',
    laid: 'liegt schon',
    master: 'Wessen Meister sitzt hier?',
    nobody: 'keiner',
    open: 'noch nicht gewertet',
    remove: 'Wegnehmen',
    mayors: 'Belohnungskarten',
    counts: {
      vp: 'Siegpunkte auf der Leiste',
      pawnsInGuildhall: 'Figuren in der Zunfthalle',
      neutrals: 'Neutrale',
      cardsInHand: 'Handkarten',
      tokensReceived: 'Marker für zweite Plätze',
      plantationsWon: 'Gewonnene Plantagen',
    },
  },
  en: {
    mode: 'Played',
    together: 'by two',
    alone: 'alone against Boris or Rik',
    hint: 'Tap a place, then the tile that lies there, and whose master sits on it.',
    fill: 'Fill up the rest',
    fillAbout: 'Lays resolved tiles without a master on all glowing places.',
    places: 'The places of the city',
    empty: (x, y) => `empty place (${sign(x)}, ${sign(y)})`,
    tile: 'Which tile lies here?',
    laid: 'already laid',
    master: 'Whose master sits here?',
    nobody: 'nobody',
    open: 'not resolved yet',
    remove: 'Take away',
    mayors: 'Mayor cards',
    counts: {
      vp: 'VP on the track',
      pawnsInGuildhall: 'Pawns in the Guildhall',
      neutrals: 'Neutrals',
      cardsInHand: 'Cards in hand',
      tokensReceived: 'Second-place tokens',
      plantationsWon: 'Plantations won',
    },
  },
};
