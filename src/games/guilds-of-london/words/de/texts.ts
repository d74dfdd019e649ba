import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import { CARDS_OF } from '../../data/amounts.ts';
import { PROMO } from '../../data/tokens.ts';
import type { VpSource } from '../../types.ts';
import { TURN } from '../figures.ts';
import { type EventWords, type GuildsTexts, makeTexts, type Words } from '../sentences.ts';
import { about } from './about.ts';
import { effects } from './effects.ts';
import { kinds } from './kinds.ts';
import { mayorKinds } from './mayor-kinds.ts';
import { names } from './names.ts';
import { padRefusals } from './pad-refusals.ts';

const { and, counted, or, plural } = kitOf('de');
const word = (n: number) => inWords('de', n);

const cards = (n: number | string) => counted(n, 'Karte', 'Karten');
const pawns = (n: number | string) => counted(n, 'Mitglied', 'Mitglieder');
const neutrals = (n: number | string) => counted(n, 'Neutralen', 'Neutrale');

const settings: Words['settings'] = {
  opponent: {
    name: 'Gegner im Solospiel',
    get about() {
      return `Zählt nur, wenn du allein spielst: Boris spielt ${word(CARDS_OF.boris)} Karten in der Runde, Rik ${word(CARDS_OF.rik)}.`;
    },
    values: {
      get boris() {
        return `Boris: ${word(CARDS_OF.boris)} Karten`;
      },
      get rik() {
        return `Rik: ${word(CARDS_OF.rik)} Karten, schwerer`;
      },
    },
  },
  plantation: {
    name: 'Plantage',
    about: 'Welche Seite zu Beginn oben liegt; nach jeder Wertung wird sie umgedreht.',
    values: { random: 'Das Los entscheidet', virginia: 'Virginia', ulster: 'Ulster' },
  },
  promo: {
    name: 'Promokarte der Spiel ’16',
    get about() {
      return `${inWordsAtStart('de', PROMO.tokens)} erhaltene Belohnungsmarker lassen sich gegen ein gewertetes Plättchen ohne Meister tauschen.`;
    },
    values: { false: 'Ohne', true: 'Mit' },
  },
  promoSharedPool: {
    name: 'Gemeinsame Marker auf der Promokarte',
    get about() {
      return `Zählt nur mit der Promokarte: Die Marker aller liegen zusammen, und jeder darf ${word(PROMO.tokens)} davon einlösen.`;
    },
    values: { false: 'Jeder hat seine eigenen', true: 'Alle zusammen' },
  },
};

const SOURCES: Readonly<Record<VpSource, string>> = {
  tiles: 'für den ersten Platz',
  tokens: 'für den zweiten Platz',
  plantation: 'für die Plantage',
  cards: 'durch eine Sonderaktion',
  promo: 'durch die Promokarte',
  beadle: 'durch den Stadtamtmann',
  track: 'auf der Leiste',
};

const events: EventWords = {
  began: (order, opponent, side) =>
    `${opponent === null ? `Gespielt wird in dieser Reihenfolge: ${order}` : `Ein Solospiel gegen ${opponent}`}. Oben liegt: ${side}`,
  laid: (count, growth, tiles) =>
    growth === 0
      ? `Die Stadt liegt aus: ${count} Plättchen, auf jedem ein Belohnungsmarker`
      : `Die Stadt wächst um ${tiles}`,
  mayorsKept: 'Alle haben eine Belohnungskarte behalten; die anderen werden wieder eingemischt',
  round: (round, of, order) => `Runde ${round} von ${of}: ${order}`,
  turn: (name) => `${name} ist am Zug`,
  used: (name, card, as) =>
    `${name} nutzt ${card} ${{ recruit: 'zum Anwerben', move: 'zum Bewegen', special: 'als Sonderaktion' }[as]}`,
  passed: (name) => `${name} passt`,
  paid: (name, card) => `${name} zahlt mit ${card}`,
  recruited: (name, count) => `${name} wirbt ${pawns(count)} an`,
  moved: (name, count, from, to) => `${name} bewegt ${pawns(count)} ${from} ${to}`,
  movedOther: (name, whose, count, from, to) => `${name} bewegt ${pawns(count)} von ${whose} ${from} ${to}`,
  returned: (whose, count, from, to) =>
    `${pawns(count)} von ${whose} ${plural(count, 'kehrt', 'kehren')} ${from} ${to} zurück`,
  vp: (name, vp, source) => `${name} bekommt ${vp} SP ${SOURCES[source]}`,
  drew: (name, count, drawn) => `${name} zieht ${cards(count)}${drawn === '' ? '' : `: ${drawn}`}`,
  reshuffled: (count) => `Der Nachziehstapel ist leer; der Ablagestapel (${cards(count)}) wird neu gemischt`,
  lasting: (name, what) => `Für ${name} gilt: ${what}`,
  neutrals: (name, count) => `${name} nimmt ${neutrals(count)} von der Wertungstafel`,
  beadle: (name, tile) => {
    if (tile === null) return 'Für den Stadtamtmann gibt es kein Plättchen mehr; er verlässt das Spiel';
    return name === '' ? `Der Stadtamtmann geht auf ${tile}` : `${name} versetzt den Stadtamtmann auf ${tile}`;
  },
  salvaged: (name, taken) => `${name} nimmt ${taken} vom Ablagestapel`,
  cycled: (name, card) => `${name} wirft ${card} ab`,
  stole: (name, from, card) => `${name} nimmt ${from} eine zufällige Karte ab${card === '' ? '' : `: ${card}`}`,
  lost: (name, to, card) => `${name} verliert ${card} an ${to}`,
  borrowed: (name, token, tile) => `${name} nutzt den Marker von ${tile}: ${token}`,
  swapped: (name, a, b) => `${name} tauscht die Marker von ${a} und ${b}`,
  resigned: (name, tile) => `${name} holt den Meister von ${tile} in die Zunfthalle`,
  sawMayors: (name, count, drawn) =>
    `${name} zieht ${counted(count, 'Belohnungskarte', 'Belohnungskarten')}${drawn === '' ? '' : `: ${drawn}`}`,
  keptMayor: (name, card) => `${name} behält ${card === '' ? 'eine Belohnungskarte' : card}`,
  discarded: (name, card) => `${name} wirft ${card} ab, um das Handlimit einzuhalten`,
  searched: (who, card, path, tile) =>
    tile === null
      ? `${who} deckt ${card} auf; kein Plättchen passt: ${path === '' ? 'alle sind gewertet' : path}`
      : `${who} deckt ${card} auf und sucht vom Stadtamtmann an: ${path}`,
  resolution: 'Die Plättchen werden in Leserichtung gewertet',
  committed: (name, count, tile) =>
    count === 0 ? `${name} setzt auf ${tile} keine Neutralen ein` : `${name} setzt auf ${tile} ${neutrals(count)} ein`,
  tied: (tile, tied) => `${tile} bleibt offen: Gleichstand zwischen ${tied}`,
  withBeadle: 'der Stadtamtmann zählt mit',
  resolved: (tile, first, second, strength) =>
    `${tile} wird gewertet (${strength}): Erster ${first}${second === null ? '' : `, Zweiter ${second}`}`,
  token: (name, token, tile) => `${name} bekommt den Marker von ${tile}: ${token}`,
  tokenGone: (token, tile) => `Der Marker von ${tile} kommt aus dem Spiel: ${token}`,
  beadleScored: (who, tile) => `Das Plättchen des Stadtamtmanns wird für ${who} umgedreht: ${tile}`,
  plantation: (side, left, right) => {
    if (left === '' && right === '') return `${side}: Niemand ist dort`;
    const parts = [left === '' ? 'niemand gewinnt sie' : `links ${left}`, right === '' ? '' : `rechts ${right}`];
    return `${side}: ${parts.filter(Boolean).join(', ')}`;
  },
  turnedPlantation: (side) => `Die Plantage wird umgedreht: ${side}`,
  promo: (name, tile) => `${name} gibt ${word(PROMO.tokens)} Marker ab und stellt einen Meister auf ${tile}`,
  roundEnded: (round, last) => `Runde ${round} ist zu Ende${last ? '; das Spiel ist aus' : ''}`,
  ended: (mayors) => `Die Belohnungskarten werden aufgedeckt: ${mayors}`,
  mayors: (name, kept) => `${name} ${kept}`,
};

const refusals: Words['refusals'] = {
  ...padRefusals,
  keepOne: (f) => `Behalte genau eine der ${f('count')} Belohnungskarten`,
  notOfferedMayor: () => 'Diese Belohnungskarte steht dir nicht zur Wahl',
  playOrEnd: () => 'Nutze eine Handkarte zum Anwerben, zum Bewegen oder für ihre Sonderaktion, oder beende den Zug',
  noPassNow: () => 'Passen geht nur, solange du in diesem Zug keine Karte gespielt hast',
  endIsPass: () => 'Wenn du keine Karte gespielt hast, heißt den Zug beenden: passen',
  notInHand: (f) => `${f('card')} ist nicht auf deiner Hand`,
  inFront: (f) => `${f('card')} liegt schon vor dir und bleibt dort bis zum Ende des Zugs`,
  handOrder: (f) => `Wähle Karten in der Reihenfolge deiner Hand; für ${f('card')} ist es zu spät`,
  emptySupply: () => 'Dein Vorrat ist leer; anwerben kannst du niemanden',
  recruitSoMany: (f) => `Eine Karte wirbt jetzt höchstens ${f('max')} an`,
  noPawns: () => 'Du hast weder in der Zunfthalle noch auf offenen Plättchen ein Mitglied',
  nowhereToMove: (f) => `Kein Mitglied kann auf ein offenes Plättchen mit einem Symbol von ${f('card')} gehen`,
  tooFewCards: (f) => `${f('card')} kostet ${cards(f('cost'))}; du hast nur ${f('have')} andere auf der Hand`,
  needsMaster: (f) =>
    `${f('card')} verlangt einen eigenen Meister${f('symbol') === 'any' ? '' : ` mit ${f('symbol')}`}`,
  noEffect: (f) => `${f('card')} würde jetzt nichts bewirken`,
  payOne: (f) => `Zahle mit einer Handkarte; es ${plural(f('owed'), 'fehlt', 'fehlen')} noch ${f('owed')}`,
  discardOne: (f) => `Wirf genau so viele Karten ab, dass ${TURN.limit} bleiben; noch ${f('owed')}`,
  cycleSome: () => 'Wirf eine Handkarte ab; nach der ersten darfst du aufhören',
  salvageSome: (f) => `Nimm bis zu ${f('take')} der obersten ${f('look')} Karten des Ablagestapels`,
  chooseAmount: (f) => `Wähle eine Zahl von ${f('min')} bis ${f('max')}`,
  chooseTile: () => 'Wähle eines der offenen Plättchen, die hier zur Wahl stehen',
  onlyTiles: () => 'Dorthin kannst du nicht bewegen, nur auf offene Plättchen',
  notInCity: (f) => `${f('tile')} liegt nicht in der Stadt`,
  resolvedTile: (f) => `${f('tile')} ist schon gewertet`,
  noSymbol: (f) => `${f('tile')} zeigt nicht ${f('symbols')}`,
  readingOrder: (f) => `Wähle mehrere Plättchen in Leserichtung; für ${f('tile')} ist es zu spät`,
  alreadyThere: (f) => `Ein Mitglied auf ${f('tile')} kann nicht dorthin gehen`,
  hallEmpty: () => 'In der Zunfthalle steht keines deiner Mitglieder',
  movedAlready: (f) => `Das Mitglied auf ${f('tile')} ist eben erst gekommen; jedes geht nur einmal`,
  sourceOrder: () => 'Erst aus der Zunfthalle, dann von Plättchen in Leserichtung; hierfür ist es zu spät',
  onlyPawns: () => 'Bewege eines deiner Mitglieder aus der Zunfthalle oder von einem offenen Plättchen',
  mastersStay: (f) => `Auf ${f('tile')} steht dein Meister; Meister bewegen sich nicht`,
  noPawnOn: (f) => `Auf ${f('tile')} steht keines deiner Mitglieder`,
  noPawnThere: () => 'Dort steht keines deiner Mitglieder',
  shiftBeside: () => 'Bewegt wird von einem Plättchen mit eigenen Mitgliedern auf ein benachbartes offenes',
  notBeside: (f) => `Das Plättchen muss an ${f('tile')} grenzen`,
  noRival: (f) => `Auf ${f('tile')} steht kein solches fremdes Mitglied`,
  nothingBeside: (f) => `Neben ${f('tile')} liegt kein offenes Plättchen`,
  notRicher: (f) => `Wähle jemanden mit mehr Karten als du; du hast ${f('have')}`,
  notOverseas: () => 'Wähle jemanden, der Mitglieder auf der Plantage hat',
  swapInOrder: () => 'Wähle zwei verschiedene offene Plättchen, das zweite nach dem ersten in Leserichtung',
  notYourMaster: () => 'Wähle ein Plättchen, auf dem dein Meister steht',
  beadleGuild: (f) => `${f('tile')} hat keine Rangordnungsnummer; der Stadtamtmann geht nur auf Zünfte`,
  beadleHere: (f) => `Auf ${f('tile')} steht der Stadtamtmann schon`,
  commitRange: (f) => `Setze auf ${f('tile')} höchstens ${neutrals(f('held'))} ein`,
  promoOff: () => 'Die Promokarte ist nicht im Spiel',
  tooFewTokens: (f) => `Die Promokarte braucht ${f('needs')} Belohnungsmarker; du hast ${f('have')}`,
  emptyHall: () => 'In der Zunfthalle steht keines deiner Mitglieder, das Meister werden könnte',
  noOrphan: () => 'Es gibt kein gewertetes Plättchen ohne Meister',
  chooseOrphan: () => 'Wähle ein gewertetes Plättchen ohne Meister',
  stillUnresolved: (f) => `${f('tile')} ist noch nicht gewertet`,
  hasMaster: (f) => `Auf ${f('tile')} steht schon ein Meister`,
};

const lines: Words['lines'] = {
  tiles: () => 'Erste Plätze auf Plättchen',
  tokens: () => 'Belohnungsmarker für zweite Plätze',
  plantation: () => 'Plantage',
  cards: () => 'Sonderaktionen',
  promo: () => 'Promokarte',
  beadle: () => 'Stadtamtmann',
  track: () => 'Siegpunkte auf der Leiste',
  mayor: (f) => `${f('mayor')} (du hast ${f('count')})`,
  adjacent: (f) => counted(f('pairs'), 'Paar benachbarter Meister', 'Paare benachbarter Meister'),
  opponent: (f) => `${f('opponent')} hat ${f('vp')} SP; zum Sieg brauchst du mehr`,
};

export const texts: GuildsTexts = makeTexts({
  title: about.title,
  tagline: 'Schick deine Leute zu den Zünften, werde dort Meister und gewinne die Gunst des Bürgermeisters',
  settings,
  ties: { masters: 'Meister', hall: 'Mitglieder in der Zunfthalle' },
  presets: {
    base: 'Das Grundspiel',
    promo: 'Mit der Promokarte der Spiel ’16',
    virginia: 'Virginia liegt zu Beginn oben',
    shared: 'Ulster liegt oben, Promokarte mit gemeinsamen Markern',
    rik: 'Allein gegen Rik',
  },
  names,
  and,
  or,
  tile: (name) => `„${name}“`,
  vp: (n) => `${n} SP`,
  rewards: {
    cards: (n) => cards(n),
    recruit: (n) => `${n} anwerben`,
    place: (n) => `${n} aufstellen`,
    move: (n) => `${n} bewegen`,
    ship: (n) => `${n} verschiffen`,
    neutral: (n) => counted(n, 'Neutraler', 'Neutrale'),
    mayor: () => 'Belohnungskarte',
    beadle: () => 'Stadtamtmann versetzen',
  },
  effects,
  mayorKinds,
  player: (letter) => `Spieler ${letter}`,
  from: (tile) => `von ${tile}`,
  to: (tile) => `auf ${tile}`,
  spots: {
    hall: ['aus der Zunfthalle', 'in die Zunfthalle'],
    supply: ['aus dem Vorrat', 'in den Vorrat'],
    plantation: ['von der Plantage', 'auf die Plantage'],
  },
  asks: {
    mayor: (count) => `Behalte eine dieser ${count} Belohnungskarten`,
    act: (played, hand, limit) =>
      played === 0
        ? `Spiele Karten, oder passe und zieh ${TURN.drawAfterPass}; du hast ${cards(hand)}`
        : `Noch eine Karte, oder Zugende? Du hast ${cards(hand)}${limit === null ? '' : `; am Ende darfst du höchstens ${limit} behalten`}`,
    pay: (card, owed) => `${card} bezahlen: noch ${cards(owed)}. Mit welcher zahlst du?`,
    discard: (owed) => `Zu viele Karten: Wirf noch ${owed} ab`,
    cycle: (done, bonus) =>
      `Wirf Karten ab und zieh ${bonus} mehr, als du abwirfst${done === 0 ? '; mindestens eine' : `; bisher ${done}`}`,
    salvage: (look, take) => `Nimm bis zu ${take} der obersten ${look} Karten des Ablagestapels`,
    amount: (from, to, max) => `Wie viele Mitglieder gehen ${from} ${to}? Höchstens ${max}`,
    commit: (tile, held) => `${tile} wird gewertet: Wie viele deiner ${held} Neutralen setzt du ein?`,
    send: (symbols, left, each, may) =>
      `Auf welches Plättchen${symbols === '' ? '' : ` mit ${symbols}`}${each > 1 ? ` gehen bis zu ${each}` : ''}?${left > 1 ? ` Bis zu ${left}, in Leserichtung${may ? ', oder hör auf' : ''}` : may ? ' Oder hör auf' : ''}`,
    fetch: (to, left, may) => `Welches Mitglied geht ${to}? Noch ${left}${may ? ', oder hör auf' : ''}`,
    shift: 'Von welchem Plättchen auf welches benachbarte?',
    shipTile: 'Von welchem Plättchen gehen Mitglieder auf die Plantage?',
    rival: (pushes) =>
      pushes ? 'Welches fremde Mitglied bewegst du?' : 'Welches fremde Mitglied schickst du in die Zunfthalle?',
    push: (tile) => `Auf welches Plättchen neben ${tile}?`,
    seize: 'Wessen Mitglied schickst du von der Plantage in die Zunfthalle?',
    tithe: 'Wem nimmst du eine Karte ab?',
    borrow: 'Von welchem Plättchen nutzt du den Marker?',
    swap: 'Welche zwei Marker tauschst du? Wähle zuerst das in Leserichtung frühere Plättchen',
    swapWith: (tile) => `Mit welchem Plättchen tauscht ${tile} den Marker?`,
    resign: (vp) => `Welcher Meister geht in die Zunfthalle? Das bringt ${vp} SP`,
    beadle: (follow, may) =>
      `Wohin geht der Stadtamtmann?${follow > 0 ? ' Danach darf ihm eines deiner Mitglieder folgen' : ''}${may ? ' Er darf auch bleiben' : ''}`,
    promo: (tokens) =>
      `Welches gewertete Plättchen ohne Meister nimmst du für ${word(PROMO.tokens)} von ${counted(tokens, 'Marker', 'Markern')}?`,
  },
  options: {
    mayor: (name, what) => `${name}: ${what}`,
    get pass() {
      return `Passen und ${cards(TURN.drawAfterPass)} ziehen`;
    },
    end: (count) => `Zug beenden und ${cards(count)} ziehen`,
    get promo() {
      return `Promokarte: ${word(PROMO.tokens)} Marker für ein gewertetes Plättchen ohne Meister`;
    },
    recruit: (card, count) => `${card} abwerfen und ${pawns(count)} anwerben`,
    move: (card, symbols) =>
      `${card} abwerfen und ein Mitglied auf ein Plättchen${symbols === '' ? ' deiner Wahl' : ` mit ${symbols}`} bewegen`,
    special: (card, what, cost) => `${card} als Sonderaktion: ${what}${cost > 0 ? `, kostet ${cards(cost)}` : ''}`,
    pay: (card) => `Mit ${card} zahlen`,
    discard: (card) => `${card} abwerfen`,
    take: (taken) => `${taken} nehmen`,
    amount: (n, from, to) => `${pawns(n)} ${from} ${to}`,
    none: 'Niemanden',
    enough: 'Aufhören',
    commit: (n) => (n === 0 ? 'Keine Neutralen einsetzen' : `${neutrals(n)} einsetzen`),
    tile: ({ name, symbols, figures, required, reward }) =>
      `${name} (${symbols}), ${figures} von ${required} Figuren: ${reward}`,
    from: (from) => `Eines ${from}`,
    rival: (who, tile) => `Ein Mitglied von ${who} auf ${tile}`,
    player: (who) => who,
    shift: (from, to) => `${from.charAt(0).toUpperCase()}${from.slice(1)} ${to}`,
    token: (tile, token) => `${tile}: ${token}`,
    resign: (tile) => `Den Meister von ${tile}`,
    stays: 'Der Stadtamtmann bleibt',
    orphan: (tile, vp) => `${tile}: ${vp} SP und dein Meister`,
    keepTokens: 'Die Marker behalten',
  },
  events,
  lines,
  kinds,
  refusals,
});
