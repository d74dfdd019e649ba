// What the lab looks at in a finished game.
import type { GameLab, LabWords } from '../../text/lab.ts';
import { EFFECTS, type EffectKind } from './data/cards.ts';
import { cardOf, mayorOf, tileOf, tokenOf } from './data/kinds.ts';
import { isSolo } from './rules/city.ts';
import type { Happened, S } from './types.ts';
import { names as german } from './words/de/names.ts';
import { EFFECT_NAMES } from './words/effect-names.ts';
import { names as english } from './words/en/names.ts';
import type { CardNames } from './words/names.ts';

const KINDS = {
  de: {
    plantations: 'Plantage zu Beginn',
    opponents: 'Gegner im Solospiel',
    tiles: 'Plättchen mit eigenem Meister',
    mayors: 'Belohnungskarten des Bürgermeisters',
    effects: 'Sonderaktionen nach Wirkung',
    cards: 'Sonderaktionen nach Karte',
    uses: 'Wozu Karten dienten',
    tokens: 'Marker für zweite Plätze',
  },
  en: {
    plantations: 'Plantation at the start',
    opponents: 'Solo opponents',
    tiles: 'Tiles with an own master',
    mayors: 'Mayor cards',
    effects: 'Special actions by effect',
    cards: 'Special actions by card',
    uses: 'What cards were used for',
    tokens: 'Tokens for second places',
  },
};
type UseOf = 'recruit' | 'move' | 'special';
const USES: Readonly<Record<'de' | 'en', Readonly<Record<UseOf, string>>>> = {
  de: { recruit: 'Anwerben', move: 'Bewegen', special: 'Sonderaktion' },
  en: { recruit: 'recruit', move: 'move', special: 'special action' },
};
const LINES = {
  de: {
    tiles: 'Erste Plätze',
    tokens: 'Marker für zweite Plätze',
    plantation: 'Plantage',
    cards: 'Sonderaktionen',
    promo: 'Promokarte',
    beadle: 'Stadtamtmann',
    mayor: 'Belohnungskarten',
    adjacent: 'Benachbarte Meister',
    opponent: 'Gegner',
  },
  en: {
    tiles: 'First places',
    tokens: 'Tokens for second places',
    plantation: 'Plantation',
    cards: 'Special actions',
    promo: 'Promo card',
    beadle: 'Beadle',
    mayor: 'Mayor cards',
    adjacent: 'Adjacent masters',
    opponent: 'Opponent',
  },
};

function wordsOf(language: 'de' | 'en', names: CardNames): LabWords {
  const effect = (id: string): string =>
    `E${EFFECTS.indexOf(id as EffectKind) + 1} ${EFFECT_NAMES[language][id as EffectKind]}`;
  const named: Readonly<Record<string, (id: string) => string>> = {
    plantations: (id) => names.plantations[id as 'virginia'],
    opponents: (id) => `${id[0].toUpperCase()}${id.slice(1)}`,
    tiles: (id) => names.tiles[id as 'T01'],
    mayors: (id) => names.mayors[id as 'MR01'],
    effects: effect,
    cards: (id) => `${id} ${names.actions[id as 'YA']}`,
    uses: (id) => USES[language][id as UseOf],
    tokens: (id) => names.tokens[id as 'VP2'],
  };
  return { kinds: KINDS[language], lines: LINES[language], thing: (kind, id) => named[kind](id) };
}

export const lab: GameLab<S, Happened> = {
  common: (s, told) => ({
    plantations: told.flatMap((one) => (one.e === 'began' ? [one.side] : [])),
    opponents: isSolo(s.open) ? [s.settings.opponent] : [],
  }),
  had({ open }, seat, told) {
    const { city } = open;
    const used = told.flatMap((one) => (one.e === 'used' && one.seat === seat ? [one] : []));
    const actions = used.filter(({ as }) => as === 'special').map(({ card }) => cardOf(card));
    return {
      tiles: city.tiles.flatMap((tile, place) =>
        tile !== null && city.masters[place] === seat ? [tileOf(tile).code] : [],
      ),
      mayors: open.mayors[seat].map((id) => mayorOf(id).code),
      effects: actions.map(({ action }) => action.effect),
      cards: actions.map(({ code }) => code),
      uses: used.map(({ as }) => as),
      tokens: told.flatMap((one) => (one.e === 'token' && one.seat === seat ? [tokenOf(one.token).kind] : [])),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return began?.e === 'began' ? [...began.order] : s.own.map((_, seat) => seat);
  },
};

export const labWords: Readonly<Record<'de' | 'en', LabWords>> = {
  de: wordsOf('de', german),
  en: wordsOf('en', english),
};
