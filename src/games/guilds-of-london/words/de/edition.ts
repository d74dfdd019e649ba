import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import { inPlay } from '../../data/in-play.ts';
import { effectNames } from './effect-names.ts';
import { names } from './names.ts';

/** By table and id. */
const ROWS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  amounts: {
    dealt: 'Aktionskarten zu Beginn',
    limit: 'Handlimit',
    draw: 'Karten am Zugende',
    drawAfterPass: 'Karten nach dem Passen',
    recruits: 'Mitglieder je Anwerben',
    doubled: 'Mitglieder je Anwerben, wenn es doppelt zählt',
    mayorsDealt: 'Belohnungskarten zu Beginn',
    mayorsDrawn: 'Belohnungskarten zur Auswahl bei einer Belohnung',
    pairVp: 'SP für zwei benachbarte Meister',
    streetMasters: 'Meister in einer Zeile oder Spalte, die zählt',
    lyingNeutrals: 'Liegende Neutrale im Solospiel',
    lyingAdds: 'Figuren, die ein liegender Neutraler mehr nötig macht',
    boris: 'Karten von Boris je Zug',
    rik: 'Karten von Rik je Zug',
    promoTokens: 'Marker für ein Plättchen mit der Promokarte',
    pawnsInHall: 'Mitglieder in der Zunfthalle zu Beginn',
    pawnsInSupply: 'Mitglieder im Vorrat zu Beginn',
  },
  rounds: { 1: 'Allein', 2: 'Zu zweit', 3: 'Zu dritt', 4: 'Zu viert' },
};
const TILE = {
  majority: 'Mehrheitswert',
  symbols: 'Symbole',
  vp: 'SP für den ersten Platz',
  effects: 'Belohnung für den ersten Platz',
  noHandLimit: 'Kein Handlimit für den Meister',
};
/** What a number of an effect is called. */
const NUMBERS: Readonly<Record<string, string>> = {
  n: 'Anzahl',
  draw: 'gezogene Karten',
  base: 'mindestens',
  per: 'je',
  max: 'höchstens',
  look: 'angesehene Karten',
  take: 'genommene Karten',
  bonus: 'mehr als abgeworfen',
  vp: 'SP',
  symbol: 'Symbol',
};
const effectName = (id: unknown) => (effectNames as Readonly<Record<string, string>>)[String(id)] ?? String(id);
const numberName = (id: unknown) => NUMBERS[String(id)] ?? String(id);
const layoutName = (id: unknown) => (id === 'small' ? 'der Stadt für einen oder zwei' : 'der Stadt für drei oder vier');

/** Tokens and action cards have no names of their own, cells only a place. */
function byWhatItShows(table: string, id: string): string | undefined {
  const row = rowInPlay(inPlay, table, id);
  if (row === undefined) return undefined;
  if (table === 'tokens') return names.tokens[String(row.kind)];
  if (table === 'cards') return names.actions[String(row.action)];
  const place = `(${row.x},${row.y})`;
  return table === 'cells'
    ? `${place}, Stadt für ${row.layout === 'small' ? 'ein oder zwei Spieler' : 'drei oder vier Spieler'}`
    : undefined;
}

export const edition: EditionWords = {
  tables: {
    amounts: { title: 'Zahlen der Regeln', one: 'Zahl', columns: { value: 'Zahl' } },
    rounds: {
      title: 'Runden',
      one: 'Spielerzahl',
      columns: {
        rounds: 'Runden',
        growth: 'Wachstum in den Runden',
        resolution: 'Plättchen werden gewertet',
        newTiles: 'Neue Plättchen beim Wachstum',
        neutrals: 'Neutrale auf der Wertungstafel',
      },
    },
    cells: {
      title: 'Felder der Stadt',
      one: 'Feld',
      about: 'x wächst nach Osten, y nach Süden; Felder einer Art werden in ihrer Reihenfolge gefüllt.',
      columns: { layout: 'Stadt', x: 'x', y: 'y', fill: 'Was dort liegt', seq: 'Reihenfolge' },
    },
    guilds: { title: 'Zünfte', one: 'Zunft', columns: { precedence: 'Rangordnungsnummer', ...TILE } },
    buildings: {
      title: 'Besondere Gebäude',
      one: 'besonderes Gebäude',
      columns: { church: 'Liegt in jedem Spiel neben der Zunfthalle', ...TILE },
    },
    tokenKinds: { title: 'Arten von Belohnungsmarkern', one: 'Art', columns: { vp: 'SP', effects: 'Belohnung' } },
    tokens: { title: 'Belohnungsmarker', one: 'Marker', columns: { kind: 'Art' } },
    mayors: {
      title: 'Belohnungskarten',
      one: 'Belohnungskarte',
      columns: {
        kind: 'Was zählt',
        symbol: 'Symbol',
        vp: 'SP je Stück',
        max: 'Höchstens',
        min: 'Ab so vielen',
        per: 'Für je',
        from: 'Von Nummer',
        to: 'Bis Nummer',
        steps: 'SP für keinen, einen, zwei …',
      },
    },
    plantations: {
      title: 'Plantage',
      one: 'Seite',
      columns: {
        leftVp: 'SP links',
        leftEffects: 'Belohnung links',
        rightVp: 'SP rechts',
        rightEffects: 'Belohnung rechts',
      },
    },
    actions: {
      title: 'Sonderaktionen',
      one: 'Sonderaktion',
      about: 'Die Wirkungen werden von links nach rechts ausgeführt; die erste ist die Hauptwirkung.',
      columns: { cost: 'Kosten', needs: 'Nur mit Meister', steps: 'Wirkungen' },
    },
    cards: {
      title: 'Aktionskarten',
      one: 'Aktionskarte',
      columns: { action: 'Sonderaktion', standards: 'Standarten' },
    },
  },
  values: {
    ...names.symbols,
    ...effectNames,
    ...NUMBERS,
    effect: 'Wirkung',
    kind: 'Belohnung',
    any: 'beliebig',
    even: 'in geraden Runden',
    every: 'in jeder Runde',
    small: 'ein oder zwei Spieler',
    large: 'drei oder vier Spieler',
    tile: 'ein Plättchen vom Stapel',
    special: 'ein besonderes Gebäude',
    gh: 'die Zunfthalle',
    church: 'das Gebäude, das immer da ist',
    grow1: 'ein Plättchen beim ersten Wachstum',
    grow2: 'ein Plättchen beim zweiten Wachstum',
    grow3: 'ein Plättchen beim dritten Wachstum',
    cards: 'Karten',
    recruit: 'anwerben',
    place: 'aufstellen',
    move: 'bewegen',
    ship: 'verschiffen',
    neutral: 'Neutrale',
    mayor: 'Belohnungskarte',
    beadle: 'Stadtamtmann',
    PER_MASTER_SYMBOL: 'Meister mit einem Symbol',
    SINGLE_SYMBOL_COLOURS: 'verschiedene Symbole',
    LARGEST_GROUP: 'größte Gruppe',
    ISOLATED: 'Meister ohne Nachbarn',
    BORDER: 'Meister am Stadtrand',
    NEXT_TO_GUILDHALL: 'Meister neben der Zunfthalle',
    PRECEDENCE: 'Meister nach Nummern',
    PER_MASTERS: 'Meister',
    PER_SPECIAL: 'Meister auf besonderen Gebäuden',
    LONGEST_LINE: 'längste Reihe',
    PER_TOKEN_RECEIVED: 'erhaltene Marker',
    PER_PLANTATION_WON: 'gewonnene Plantagen',
    PER_PAWN_IN_GUILDHALL: 'Mitglieder in der Zunfthalle',
    PER_NEUTRAL_HELD: 'Neutrale',
    PER_CARD_IN_HAND: 'Handkarten',
    ROWS_COLUMNS_WITH_2: 'Zeilen und Spalten',
  },
  row(table, id) {
    if (table === 'guilds' || table === 'buildings') return names.tiles[id];
    if (table === 'tokenKinds') return names.tokens[id];
    if (table === 'mayors' || table === 'actions') return names[table][id];
    if (table === 'plantations') return names.plantations[id as 'virginia'];
    return ROWS[table]?.[id] ?? byWhatItShows(table, id);
  },
  refusals: {
    codeTwice: (f) =>
      `„${f.card}“ gibt es zweimal; jedes Plättchen, jeder Marker und jede Karte hat einen eigenen Code`,
    codeTaken: (f) => `„${f.card}“ bedeutet in Aufzeichnungen schon etwas anderes`,
    numberTwice: (f) => `Auch ${f.other} hat die Rangordnungsnummer ${f.number}; jede Zunft hat eine eigene`,
    symbolTwice: () => 'Kein Symbol steht zweimal da',
    oneChurch: (f) => `Genau ein besonderes Gebäude liegt in jedem Spiel neben der Zunfthalle, nicht ${f.count}`,
    oneEach: () => 'Eine Belohnungskarte oder ein Versetzen des Stadtamtmanns ist eins; für zwei steht es zweimal da',
    mayorNeeds: () => 'Was diese Belohnungskarte zählt, braucht hier einen Wert',
    mayorHasNo: () => 'Was diese Belohnungskarte zählt, hat mit diesem Wert nichts zu tun; lass ihn leer',
    stepsPay: () => 'Mindestens eine Anzahl bringt SP',
    fromTo: () => 'Die letzte Nummer ist nicht kleiner als die erste',
    stepWithout: () => 'Jeder Schritt einer Sonderaktion nennt seine Wirkung',
    stepNeeds: (f) => `Die Wirkung „${effectName(f.effect)}“ braucht „${numberName(f.field)}“`,
    stepHasNo: (f) => `Die Wirkung „${effectName(f.effect)}“ hat kein „${numberName(f.field)}“`,
    mayorDraws: () => 'Mindestens eine Belohnungskarte wird gezogen',
    takeSeen: () => 'Es werden nicht mehr Karten genommen als angesehen',
    doubledMore: () => 'Anwerben, das doppelt zählt, bringt mehr Mitglieder als sonst',
    growthInOrder: () => 'Wachstumsrunden steigen an, keine steht zweimal da, und keine kommt nach der letzten Runde',
    cellTwice: (f) => `(${f.x},${f.y}) gibt es zweimal`,
    seqTwice: (f) => `Die Reihenfolge ${f.seq} gibt es bei Feldern dieser Art zweimal`,
    hallTogether: (f) => `In ${layoutName(f.layout)} ist die Zunfthalle ein Feld oder zwei nebeneinander`,
    churchCell: (f) => `In ${layoutName(f.layout)} gibt es genau ein Feld für das Gebäude, das immer da ist`,
    tileCells: (f) => `In ${layoutName(f.layout)} gibt es Felder für Plättchen vom Stapel`,
    tooFew: (f) => `Es gibt ${f.there}, aber ein Spiel kann ${f.needed} brauchen`,
    noGrowth: () => 'Neue Plättchen brauchen Felder, die beim Wachstum gelegt werden',
  },
};
