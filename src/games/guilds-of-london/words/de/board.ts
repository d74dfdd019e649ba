import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { AMOUNTS, CARDS_OF } from '../../data/amounts.ts';
import type { BoardWords } from '../board.ts';
import { effects } from './effects.ts';
import { mayorKinds } from './mayor-kinds.ts';
import { names } from './names.ts';

const { and, counted } = kitOf('de');

export const board: BoardWords = {
  names,
  effects,
  mayorKinds,
  and,
  board: 'London: die Stadt. Pfeiltasten verschieben, Plus und Minus vergrößern und verkleinern',
  fit: 'Alles zeigen',
  larger: 'Größer',
  smaller: 'Kleiner',
  options: 'Was du tun kannst',
  city: 'Die Stadt',
  hand: 'Deine Handkarten',
  mayors: 'Deine Belohnungskarten',
  guildhall: 'Zunfthalle',
  charges: { yellow: 'Lilie', red: 'Löwe', blue: 'Anker', green: 'Klee', pink: 'Rose' },
  rewards: {
    cards: (n) => counted(n, 'Karte', 'Karten'),
    recruit: (n) => `bis zu ${n} anwerben`,
    place: (n) => `bis zu ${n} aus dem Vorrat aufstellen`,
    move: (n) => `bis zu ${n} bewegen`,
    ship: (n) => `bis zu ${n} auf die Plantage`,
    neutral: (n) => counted(n, 'Neutraler', 'Neutrale'),
    mayor: () => 'eine Belohnungskarte',
    beadle: () => 'Stadtamtmann versetzen',
  },
  vp: (n) => `${n} SP`,
  round: (round, of) => `Runde ${round} von ${of}`,
  first: (reward) => `Erster: ${reward}`,
  second: (reward) => `Zweiter: ${reward}`,
  precedence: (n) => `Rangordnungsnummer ${n}`,
  figures: (there, required) => `${there} von ${required} Figuren`,
  due: 'wird gewertet',
  get lying() {
    return `ein liegender Neutraler: ${counted(AMOUNTS.lyingAdds, 'Figur', 'Figuren')} mehr nötig`;
  },
  beadle: 'der Stadtamtmann steht hier',
  leads: (name) => `${name} führt`,
  by: { masters: 'durch benachbarte Meister', solo: 'bei Gleichstand gewinnst du' },
  tie: (names) => `Gleichstand: ${names}; so bliebe das Plättchen offen`,
  resolvedBy: (name) => `gewertet, Meister ist ${name}`,
  noMaster: 'gewertet, ohne Meister',
  noHandLimit: 'Meister hier: kein Handlimit',
  pawns: (name, n) => `${name}: ${n}`,
  recruit: 'Anwerben',
  recruitMany: (n) => `${n} anwerben`,
  move: 'Bewegen',
  moveTo: (symbols) => `auf ein Plättchen mit ${symbols}`,
  anywhere: 'auf ein beliebiges Plättchen',
  special: 'Sonderaktion',
  cost: (n) => (n === 0 ? 'kostet nichts' : `kostet ${counted(n, 'Karte', 'Karten')}`),
  coin: 'Beim Bezahlen ist jede Karte eine Münze wert.',
  takeCard: 'Nimm eine Handkarte auf: anwerben, bewegen oder Sonderaktion.',
  inFront: 'Ausgelegt',
  lasting: ({ recruits, free, discount, extra }) => [
    ...(recruits > 1 ? [`Anwerben bringt ${recruits}`] : []),
    ...(free ? ['Bewegen ohne Symbol'] : []),
    ...(discount > 0 ? [`Kosten −${discount}`] : []),
    ...(extra > 0 ? [`Zugende +${counted(extra, 'Karte', 'Karten')}`] : []),
  ],
  discardPile: 'Ablagestapel',
  emptyPile: 'Noch liegt nichts hier.',
  close: 'Schließen',
  take: (n) => `${counted(n, 'Karte', 'Karten')} nehmen`,
  keep: 'Behalte eine',
  now: (vp) => `jetzt ${vp} SP`,
  table: 'Der Tisch',
  rounds: 'Runden',
  grows: 'die Stadt wächst',
  resolves: 'Plättchen werden gewertet',
  order: (names) => `Reihenfolge: ${names}`,
  total: 'Zusammen',
  stocks: {
    discard: 'Karten im Ablagestapel',
    deck: 'Aktionskarten im Stapel',
    neutrals: 'Neutrale auf der Wertungstafel',
    mayors: 'Belohnungskarten im Stapel',
  },
  rival: {
    get boris() {
      return `Boris deckt jede Runde ${inWords('de', CARDS_OF.boris)} Karten auf und sucht vom Stadtamtmann aus das erste passende Plättchen.`;
    },
    get rik() {
      return `Rik deckt jede Runde ${inWords('de', CARDS_OF.rik)} Karten auf und sucht vom Stadtamtmann aus das erste passende Plättchen.`;
    },
  },
  story: {
    bar: 'Was geschieht',
    again: 'Noch einmal zeigen, was geschah',
    back: 'Einen Schritt zurück',
    on: 'Einen Schritt weiter',
    play: 'Weiterlaufen',
    pause: 'Anhalten',
    skip: 'Ans Ende',
  },
  laidOpen: {
    hand: 'Hand',
    mayors: 'Belohnungskarten',
    offered: 'Zur Wahl',
    deck: 'Aktionskarten',
    tokens: 'Marker',
    tiles: 'Plättchen',
  },
  things: {
    hand: 'Handkarten',
    mayors: 'Belohnungskarten',
    supply: 'im Vorrat',
    neutrals: 'Neutrale',
    masters: 'Meister',
    tokens: 'Marker',
  },
};
