import { kitOf } from '../../../../text/kit.ts';
import { ROUNDS } from '../../data/table.ts';
import { SIGNS } from '../../terminal-signs.ts';
import type { TerminalWords } from '../terminal.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');

export const terminal: TerminalWords = {
  names,
  scorings: { book: 'Bücher', artwork: 'Kunstwerke', gem: 'Juwelen', order: 'Aufträge' },
  round: (number) => `Runde ${number} von ${ROUNDS.length}`,
  over: 'Schlusswertung',
  limit: (cards) => `Kartenlimit ${cards}`,
  decks: (text) => `Stapel ${text}`,
  scoring: 'Wertungen',
  after: (round, kinds) => `nach Runde ${round} ${kinds}`,
  nothing: 'nichts',
  all: 'alle drei und Aufträge',
  market: 'Kunstmarkt',
  arrow: (slider, tiles) => `Pfeil auf ${slider}${tiles.length > 1 ? ` (${tiles.join(' + ')})` : ''}`,
  points: (n) => `${n} P`,
  value: (n) => `Wert ${n}`,
  seals: 'Siegel',
  seat: (number) => `Platz ${number}`,
  you: 'du',
  prestige: (n) => `Prestige ${n}`,
  ends: (n) => `jetzt gewertet ${n}`,
  hand: (n) => counted(n, 'Handkarte', 'Handkarten'),
  left: 'linker Nachbar',
  right: 'rechter Nachbar',
  both: 'Nachbar auf beiden Seiten',
  signs: [
    `${SIGNS.cube} Würfel`,
    `${SIGNS.order} Auftrag`,
    `${SIGNS.value} Wert steigt`,
    `${SIGNS.both} beides`,
    `${SIGNS.arrow} Doppelpfeil`,
    `${SIGNS.step} Schritt auf der Ressource`,
    `${SIGNS.star} ein Stern mehr`,
  ],
  laid: 'Ausgelegt',
  seen: 'Zuletzt gesehen',
  splitCard: 'Trennkarte',
  sold: 'verkauft',
  yourHand: 'Deine Hand',
  yourEnvelope: 'Dein Umschlag',
  discarding: 'Wird abgeworfen',
  received: (name) => `Umschlag von ${name}`,
  parts: { first: 'Teil A', second: 'Teil B' },
  toLay: 'Noch auszulegen',
  soldThisRound: 'Von dir verkauft',
  discarded: 'Von dir abgeworfen',
};
