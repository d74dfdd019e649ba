import { rowInPlay } from '../../../../text/edition/named.ts';
import type { EditionWords } from '../../../../text/edition/words.ts';
import type { CardRow } from '../../data/cards.ts';
import { inPlay } from '../../data/in-play.ts';
import { symbolsName } from '../sentences.ts';
import { names } from './names.ts';

/** By the id of a row. */
const ROWS: Readonly<Record<string, string>> = {
  startingHand: 'Karten der ersten Hand',
  doubleSteps: 'Schritte eines Doppelpfeils',
  prestigeSpaces: 'Felder der Prestigeleiste, mit der Null',
  farAbove: 'Weit über dem Pfeil',
  above: 'Über dem Pfeil',
  exactly: 'Auf dem Pfeil',
  below: 'Unter dem Pfeil',
};

function row(table: string, id: string): string | undefined {
  if (table === 'rounds') return `Runde ${id.slice(-1)}`;
  if (table === 'cards') {
    const card = rowInPlay(inPlay, table, id);
    return card && symbolsName(names, card as unknown as CardRow);
  }
  if (table === 'marketTiles') return /^MT-\d+$/.test(id) ? id.replace('MT-', 'Marktplättchen ') : undefined;
  const { characters, scoringTiles, tracks } = names;
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = { characters, scoringTiles };
  return (named[table] ?? { ...ROWS, ...tracks })[id];
}

const { symbols } = names;
export const edition: EditionWords = {
  tables: {
    parameters: { title: 'Zahlen', one: 'Zahl', columns: { value: 'Wert' } },
    rounds: {
      title: 'Runden',
      one: 'Runde',
      about: 'Zu zweit kommt eine Karte der Stufe darunter dazu.',
      columns: { level: 'Stufe', limit: 'Kartenlimit', line: 'Wertungslinie dahinter' },
    },
    resources: {
      title: 'Ressourcenleisten',
      one: 'Leiste',
      about: 'Felder zählen ab null. Für jedes Feld ein Wert; nichts, wo keiner steht.',
      columns: {
        last: 'Letztes Feld',
        values: 'Werte',
        orders: 'Aufträge auf Feldern',
        arrows: 'Doppelpfeile auf Feldern',
      },
    },
    seals: {
      title: 'Siegelleisten',
      one: 'Leiste',
      about: 'Felder zählen ab null. Erst die Felder, dann, was auf jedem davon steht.',
      columns: {
        last: 'Letztes Feld',
        symbolsAt: 'Symbole auf Feldern',
        symbols: 'Symbole',
        starsAt: 'Banner auf Feldern',
        stars: 'Sterne',
      },
    },
    zones: {
      title: 'Kunstmarkt',
      one: 'Zone',
      about: 'Wie weit vom Pfeil des Marktschiebers eine Zone beginnt; sie liegen immer gleich, wo immer er steht.',
      columns: { from: 'Ab', points: 'Prestige' },
    },
    characters: {
      title: 'Charaktere',
      one: 'Charakter',
      about: 'Schritte zu Beginn gibt es auf Prestige und Ressourcen, nicht auf Siegelleisten.',
      columns: { start: 'Zu Beginn', orders: 'Aufträge' },
    },
    marketTiles: { title: 'Marktplättchen', one: 'Plättchen', columns: { value: 'Wert' } },
    scoringTiles: { title: 'Wertungsplättchen', one: 'Plättchen', columns: { kind: 'Wertung' } },
    cards: {
      title: 'Ressourcenkarten',
      one: 'Karte',
      about: 'Eine Karte zeigt eine Art Symbol, einmal oder mehrmals.',
      columns: { level: 'Stufe', symbol: 'Symbol', count: 'Anzahl' },
    },
  },
  values: {
    prestige: symbols.prestige[0],
    book: symbols.book[0],
    artwork: symbols.artwork[0],
    topaz: symbols.topaz[0],
    emerald: symbols.emerald[0],
    gold: symbols.gold[0],
    seal_diamond: symbols.seal_diamond[0],
    seal_square: symbols.seal_square[0],
    seal_star: symbols.seal_star[0],
    gem: 'Juwelen',
    none: 'keine Wertung',
  },
  row,
  refusals: {
    fromTo: (f) => `Das sind ${f.least} bis ${f.most}, nicht ${f.value}`,
    twoLines: (f) => `Es gibt zwei Wertungslinien, nicht ${f.count}`,
    lineAtEnd: () => 'Nach der letzten Runde wird alles gewertet; dort ist keine Linie nötig',
    spaces: (f) => `Nenne jedes Feld einmal, der Reihe nach, keines hinter ${f.last}`,
    arrowsOnGold: () => 'Doppelpfeile stehen nur auf der Goldleiste',
    goldHasNoValues: () => 'Die Goldleiste zeigt keine Werte',
    valueForEach: (f) => `${f.count} Werte für ${f.spaces} Felder; lass keines aus, Felder ohne Wert sind leer`,
    valuesRise: () => 'Werte beginnen mit 0 und sinken nie',
    artworkValues: () => 'Auf der Kunstwerksleiste ist der Wert die Nummer des Feldes',
    oneForEach: (f) => `${f.count} für ${f.spaces} Felder; zu jedem gehört eines`,
    starsRise: () => 'Jedes Banner hat mehr Sterne als das davor',
    zoneBegins: (f) => `Diese Zone beginnt ${f.from === 0 ? 'auf dem Pfeil' : 'gleich über dem Pfeil'}: ${f.from}`,
    zoneFarAbove: () => 'Diese Zone liegt über der, die gleich über dem Pfeil beginnt',
    zoneBelow: () => 'Diese Zone beginnt unter dem Pfeil: eine negative Zahl',
    startTooFar: (f) =>
      `${names.tracks[f.resource as 'book']}: Zu Beginn steht niemand hinter Feld ${f.most}, weder am Ende noch auf einem Doppelpfeil`,
    enoughCards: (f) => `Von Stufe ${f.level} braucht es mindestens ${f.least} Karten, nicht ${f.count}`,
  },
};
