import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { ROUNDS, type Scoring } from '../../data/table.ts';
import { DOUBLE_STEPS } from '../../data/tracks.ts';
import { type EventWords, makeTexts, type SplitTexts, type Way, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { padRefusals } from './entry.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { and, counted, plural } = kitOf('de');
const cards = (n: number | string) => counted(n, 'Karte', 'Karten');
const mustGo = (n: number | string) => counted(n, 'Karte muss', 'Karten müssen');
/** What is still to be laid down. */
const remaining = (left: number, split: boolean) =>
  and([...(left > 0 ? [cards(left)] : []), ...(split ? ['die Trennkarte'] : [])]);
const none = (steps: string) => (steps === '' ? 'kein Schritt, dort ist alles voll' : steps);

/** 'Bücher 2 → 4, 1 Auftrag' */
function walk({ track, from, to, met }: Way): string {
  if (from === to) return `${track} ist voll, ${met.lost === 1 ? 'der Schritt verfällt' : 'alle Schritte verfallen'}`;
  const extras = [
    met.resource,
    met.arrows === 0 ? '' : counted(met.arrows, 'Doppelpfeil', 'Doppelpfeile'),
    met.orders === 0 ? '' : counted(met.orders, 'Auftrag', 'Aufträge'),
    met.stars === 0 ? '' : counted(met.stars, 'Stern', 'Sterne'),
    met.lost === 0 ? '' : counted(met.lost, 'Schritt verfällt', 'Schritte verfallen'),
  ].filter(Boolean);
  return [`${track} ${from} → ${to}`, ...extras].join(', ');
}

const SCORING: Readonly<Record<Scoring, string>> = {
  book: 'Bücherwertung',
  artwork: 'Kunstwerkswertung',
  gem: 'Juwelenwertung',
  order: 'Auftragswertung',
};

const events: EventWords = {
  character: (name, character) => `${name} (${character})`,
  began: (characters, lines) =>
    `Am Tisch: ${characters}. Gewertet wird ${lines.map(({ round, tiles }) => `nach Runde ${round}: ${tiles}`).join('; ')}; am Ende: alles`,
  supplied: (round, { level, extra, limit }, count) =>
    `Runde ${round}: Jeder bekommt eine Karte der Stufe ${level}${count > 1 ? ` und eine der Stufe ${extra}` : ''}; das Kartenlimit ist ${limit}`,
  got: (name, list) => `${name} bekommt ${list}`,
  discarded: (name, count, list) => `${name} wirft ${cards(count)} ab${list === '' ? '' : `: ${list}`}`,
  passed: 'Alle geben ihren Umschlag nach links weiter',
  received: (name, from, first, second) => `${name} findet im Umschlag von ${from}: ${first}; oder ${second}`,
  gaveBack: (hands) => `Die Umschläge kommen zurück; Karten auf der Hand: ${hands}`,
  kept: (name, from, list, back) => `${name} behält aus dem Umschlag von ${from}: ${list}; zurück geht: ${back}`,
  played: (name, card, steps) => `${name} spielt ${card}: ${none(steps)}`,
  sold: (name, card, steps) => `${name} verkauft ${card === '' ? 'eine Karte' : card}: ${none(steps)}`,
  split: (name, steps) => `${name} nutzt die Trennkarte: ${none(steps)}`,
  harvested: (name) => `${name} hat die Ausbeute beendet`,
  market: (value, slider) => `Das Marktplättchen zeigt ${value}; der Marktschieber steht auf ${slider}`,
  scored: (kind, round, points) => `${SCORING[kind]} nach Runde ${round}: ${points}`,
  roundEnded: (round) => `Runde ${round} ist zu Ende; alle nehmen ihre Karten zurück`,
  ended: (points) => `Das Spiel ist zu Ende. Prestige: ${points}`,
};

const refusals: Words['refusals'] = {
  ...padRefusals,
  notInHand: (f) => `Die Karte ${f('card')} ist nicht auf deiner Hand`,
  discardOne: (f) => `Wähle eine Ressourcenkarte aus deiner Hand; ${mustGo(f('owed'))} weg, mehr nicht`,
  alreadyDiscarded: (f) => `Die Karte ${f('card')} wirfst du schon ab`,
  handOrder: (f) =>
    `Abgeworfen wird in der Reihenfolge deiner Hand; die Karte ${f('card')} kommt vor einer, die du schon gewählt hast`,
  tooFewBehind: (f) =>
    `${mustGo(f('owed'))} noch weg, und ab der Karte ${f('card')} sind es weniger; wähle zuerst eine weiter links`,
  twoParts: () => 'Teile deine ganze Hand in genau zwei Teile',
  dividedTwice: (f) => `Die Karte ${f('card')} kann nur in einem der beiden Teile liegen`,
  leftOut: (f) => `Die Karte ${f('card')} fehlt; jede Handkarte gehört in einen der beiden Teile`,
  emptyPart: () => 'In jedem Teil muss mindestens eine Karte liegen',
  otherWayRound: (f) => `Der Teil mit der Karte ${f('card')}, deiner ersten, wird zuerst genannt`,
  partOrder: () => 'In jedem Teil stehen die Karten in der Reihenfolge deiner Hand',
  noDiscard: (f) => `Du hast nicht mehr Karten, als das Kartenlimit ${f('limit')} erlaubt; abgeworfen wird nichts`,
  onePart: () => 'Nimm genau einen der beiden Teile, ganz und ungemischt',
  layOne: (f) =>
    `Spiele oder verkaufe eine Karte oder nutze die Trennkarte; übrig: ${remaining(Number(f('cards')), f('split') === '1')}`,
  noCard: () => 'Nenne eine Ressourcenkarte aus deiner Hand',
  cardsOnly: () => 'Verkauft werden nur Ressourcenkarten, nicht die Trennkarte',
  alreadyLaid: (f) => `Die Karte ${f('card')} liegt schon aus; jede wird einmal genutzt`,
  oneByOne: () => 'Nenne nur die Karte; nach Leisten für Siegel und Doppelpfeile wirst du danach einzeln gefragt',
  playOrSell: (f) => `Die Karte ${f('card')} wird entweder offen gespielt oder verkauft, nicht beides`,
  goldFull: () => 'Die Goldleiste ist voll; verkaufen kannst du nur noch für Prestige',
  goldOrPrestige: (f) =>
    `Die Karte ${f('card')} bringt beim Verkauf einen Schritt auf Gold oder auf Prestige, sonst nichts`,
  splitUsed: () => 'Deine Trennkarte ist in dieser Runde schon genutzt',
  oneTrack: () => 'Nenne genau eine Leiste',
  trackFull: (f) => `Die ${f('track')} ist voll; wähle eine andere`,
  notGold: () => 'Der Doppelpfeil gilt für jede Leiste, nur nicht für die Goldleiste',
  sealsOnly: (f) => `Ein Siegel gehört auf eine Siegelleiste, nicht auf die ${f('track')}`,
  otherSeal: (f) => `Ein ${f('seal')} passt nicht auf die ${f('track')}`,
};

const after = (round: string) => (Number(round) === ROUNDS.length ? '' : ` nach Runde ${round}`);

export const texts: SplitTexts = makeTexts({
  title: about.title,
  tagline:
    'Teile deine Schätze in zwei Teile, überlass deinem Nachbarn die Wahl und mach aus dem Rest die schönste Sammlung',
  names,
  and,
  asks: {
    discard: (owed, limit) =>
      `Das Kartenlimit ist ${limit}, also ${plural(owed, 'muss', 'müssen')} ${cards(owed)} weg. Welche${owed === 1 ? '' : ' zuerst'}?`,
    divide: 'Teile deine Hand in zwei Teile: einen behält dein linker Nachbar, der andere kommt zu dir zurück',
    choose: 'Welchen Teil behältst du? Der andere geht an deinen rechten Nachbarn zurück',
    play: (left, split) => `Ausbeute: Was legst du als Nächstes aus? Übrig: ${remaining(left, split)}`,
    seal: (seal, count) =>
      `${seal}${count > 1 ? ` (noch ${count})` : ''}: Auf welcher Siegelleiste gehst du einen Schritt?`,
    get bonus() {
      return `Doppelpfeil: Auf welcher Leiste gehst du ${inWords('de', DOUBLE_STEPS)} Schritte? Gold geht nicht`;
    },
  },
  options: {
    discard: (card) => `${card} abwerfen`,
    divide: (first, second) => `${first} | ${second}`,
    take: (list, back) => `${list} behalten, ${back} zurückgeben`,
    play: (card, way) => `${card} spielen: ${walk(way)}`,
    playSeals: (card, count) => `${card} spielen: ${counted(count, 'Schritt', 'Schritte')} auf passenden Siegelleisten`,
    sell: (card, way) => `${card} verkaufen: ${walk(way)}`,
    split: (way) => `Trennkarte: ${walk(way)}`,
    target: walk,
  },
  events,
  lines: {
    prestige: (f) =>
      f('apart') === '0' ? 'Prestige vor der Schlusswertung' : 'Prestige vom Start und aus der Ausbeute',
    book: (f) => `Bücher${after(f('round'))}: Feld ${f('space')}`,
    artwork: (f) => `Kunstwerke${after(f('round'))}: Feld ${f('level')}, Marktschieber auf ${f('slider')}`,
    gem: (f) =>
      `Juwelen${after(f('round'))}: das Doppelte vom kleineren Wert, Topas ${f('topaz')}, Smaragd ${f('emerald')}`,
    order: (f) =>
      `Aufträge ${f('resource')}: ${counted(f('orders'), 'Auftrag', 'Aufträge')} × ${counted(f('stars'), 'Stern', 'Sterne')}`,
  },
  kinds,
  refusals,
});
