// What a table or a record says that no game says. The data name a key and facts; the sentences are here.
import type { RecordWhy } from '../kernel/record.ts';
import type { Refusal } from '../kernel/types.ts';
import type { Language } from './languages.ts';

/** Why the table does not do something. */
export type TableRefusal =
  // playing
  | 'gameOver'
  | 'notYourTurn'
  | 'notOffered'
  | 'confirmFirst'
  | 'stale'
  | 'unreadable'
  | 'nothingToConfirm'
  | 'nothingToUndo'
  | 'nothingToAgree'
  | 'badBack'
  | 'withoutAbsent'
  | 'enough'
  | 'daily'
  | 'dailySeen'
  | 'onlyHouse'
  // a program at a seat
  | 'seatKey'
  | 'badSeatKey'
  | 'noSeatKey'
  // talking
  | 'chatOff'
  | 'wrongRoom'
  | 'badLine'
  | 'noSuchLine'
  | 'tooChatty'
  | 'chatFull'
  | 'noHoliday'
  | 'noHolidays'
  | 'tooMuchHoliday'
  | 'timeUp'
  // sitting down and getting up
  | 'tooManyBotTables'
  | 'notSeated'
  | 'chairTaken'
  | 'otherChair'
  | 'alreadySeated'
  | 'sentAway'
  | 'badChair'
  | 'tableFull'
  | 'notOut'
  | 'notHost'
  | 'unknownBot'
  // starting
  | 'wrongPhase'
  | 'tooFewPlayers'
  | 'tooManyPlayers'
  | 'notPromised'
  | 'otherRoll'
  | 'contributionBroken'
  | 'tableGone';
export type ProofWhy =
  | 'secretMissing'
  | 'secretBroken'
  | 'contributionMissing'
  | 'contributionBroken'
  | 'seedDiffers'
  | 'rollBroken'
  | 'attemptsMissing'
  | 'attemptsBroken';
export type DifferenceWhy =
  | 'rules'
  | 'illegal'
  | 'edition'
  | 'seed'
  | 'proof'
  | 'unfinished'
  | 'finished'
  | 'scores'
  | 'winners'
  | 'state';

/** A fact, fit to be read. */
export type Fact = (name: string) => string;
export type Sayings<Why extends string = string> = Readonly<Record<Why, (fact: Fact) => string>>;

export interface TableTexts {
  readonly refusals: Sayings<TableRefusal>;
  /** What is wrong with a record. */
  readonly records: Sayings<RecordWhy>;
  /** What is wrong with a proof of fairness. */
  readonly proofs: Sayings<ProofWhy>;
  /** What differs when a record is played again. */
  readonly differences: Sayings<DifferenceWhy>;
}

/** The sentence for a reason; null: it is none of these. */
export function say(sayings: Sayings, { why, facts = {} }: Pick<Refusal, 'why' | 'facts'>): string | null {
  return Object.hasOwn(sayings, why) ? sayings[why]((name) => String(facts[name] ?? '?')) : null;
}

/** '12,9' is read better as '12, 9'. */
const list = (text: string): string => text.replaceAll(',', ', ');
/** People count seats from 1. */
const seats = (text: string): string => list(text.replace(/\d+/g, (seat) => String(Number(seat) + 1)) || '–');

const enRecorded = (want: string, got: string) => `recorded ${want}, played again ${got}`;
const enProofs: TableTexts['proofs'] = {
  secretMissing: () => 'The secret is missing or unreadable',
  secretBroken: () => 'The secret is not the one that was promised before',
  contributionMissing: (f) => `The contribution of seat ${f('seat')} is missing or unreadable`,
  contributionBroken: (f) => `The contribution of seat ${f('seat')} is not the one that was promised`,
  seedDiffers: () => 'The seed does not follow from what was revealed',
  rollBroken: () => 'The roll call is not the one of what was promised',
  attemptsMissing: () => 'Failed attempts are missing from the record',
  attemptsBroken: () => 'A failed attempt is not told as it was',
};
const en: TableTexts = {
  refusals: {
    gameOver: () => 'The game is over',
    notYourTurn: () => 'It is somebody else’s turn',
    notOffered: () => 'That is not among the options',
    confirmFirst: () => 'First end your turn, or take it back',
    stale: () => 'Something has happened since; look again, then choose',
    unreadable: () => 'That cannot be read',
    nothingToConfirm: () => 'There is nothing to confirm',
    nothingToUndo: () => 'There is nothing to take back: what was seen since cannot be unseen',
    enough: () => 'You have changed your mind very often at this table; please play on now',
    daily: () => 'The deal of the day is everybody’s own first try, from the same cards',
    dailySeen: () => 'Somebody has seen today’s deal of this game on this device already, under another name',
    onlyHouse: () => 'Only the house does that',
    seatKey: () => 'The key of a seat only looks at its table and plays for it',
    badSeatKey: () => 'This key does not open a seat here, or does no longer',
    noSeatKey: () => 'Your seat has no key',
    chatOff: () => 'The host has switched the chat off',
    wrongRoom: () => 'While the game runs, players and watchers talk apart',
    badLine: () => 'A line has 1 to 500 characters',
    noSuchLine: () => 'This line is too old to react to',
    tooChatty: () => 'That was a lot at once; wait a moment',
    chatFull: () => 'Enough has been said at this table',
    tooManyBotTables: (f) =>
      `You have ${f('most')} tables running where only bots play; wait until one of them is over`,
    noHoliday: () => 'You are not on holiday at this table',
    noHolidays: () => 'There are no holidays at this pace: the others are waiting',
    tooMuchHoliday: (f) => `A holiday is 1 to ${f('longest')} days, and ${f('most')} days in all at this table`,
    timeUp: () => 'Your time is up already; play, and your clock is wound again',
    nothingToAgree: () => 'There is no request to answer',
    badBack: () => 'The game cannot go back to there',
    withoutAbsent: () =>
      'Somebody has lost the seat by the clock and cannot be asked; without them the game can only be played on',

    notSeated: () => 'Only those who sit at the table can do that',
    chairTaken: () => 'This seat is not free',
    otherChair: () => 'You have had another seat in this game',
    alreadySeated: () => 'You already sit at this table',
    sentAway: () => 'The host has taken you off a chair of this table; you are welcome to watch',
    badChair: () => 'There is no such seat',
    tableFull: () => 'The table is full; you can watch',
    notOut: () => 'You are playing yourself; there is no bot to take over from',
    notHost: () => 'Only the host of the table can do that',
    unknownBot: () => 'There is no such bot',

    wrongPhase: () => 'That is not possible at this point of the game',
    tooFewPlayers: (f) => `Too few players: the game needs at least ${f('min')}`,
    tooManyPlayers: (f) => `Too many players: the game takes at most ${f('max')}`,
    notPromised: () => 'You have promised no contribution to the shuffle, so there is nothing to reveal',
    otherRoll: () => 'That answers another roll call than the present one',
    contributionBroken: () => 'Your contribution to the shuffle is unreadable or not the one you promised',
    tableGone: () => 'This table does not exist any more',
  },
  records: {
    newer: () => 'This record was written by a newer Kontor',
    notARecord: () => 'This is not a Kontor record: the first line should be “Kontor record 1”',
    endsEarly: () => 'The file ends too early',
    misplaced: (f) => `“${f('text')}” does not belong here`,
    afterEnd: () => 'There is something after the end',
    badRules: () => 'The version of the rules is not a number',
    badScores: (f) => `There should be ${f('count')} scores here, all of them whole numbers`,
    noSeat: (f) => `There is no seat ${f('seat')}`,
  },
  proofs: enProofs,
  differences: {
    illegal: (f) => `The rules forbid choice ${f('choice')}`,
    rules: (f) => `It needs version ${f('want')} of the rules; this Kontor has version ${f('got')}`,
    edition: (f) => `Played with other data than this Kontor has: ${enRecorded(f('want'), f('got'))}`,
    seed: () => 'The record has no seed, so nothing can be dealt again',
    proof: (f) => `The proof of fairness does not hold: ${proven(enProofs, f)}`,
    unfinished: () => 'The record tells a result, but the game is not over after its last choice',
    finished: () => 'The game is over after the last choice, but the record tells no result',
    scores: (f) => `The scores differ: ${enRecorded(list(f('want')), list(f('got')))}`,
    winners: (f) => `The winners differ: ${enRecorded(`seat ${seats(f('want'))}`, `seat ${seats(f('got'))}`)}`,
    state: (f) => `The final position differs: ${enRecorded(f('want'), f('got'))}`,
  },
};

const deRecorded = (want: string, got: string) => `aufgezeichnet ${want}, nachgespielt ${got}`;
const deProofs: TableTexts['proofs'] = {
  secretMissing: () => 'Das Geheimnis fehlt oder ist unlesbar',
  secretBroken: () => 'Das Geheimnis ist nicht das, das vorher versprochen wurde',
  contributionMissing: (f) => `Der Beitrag von Platz ${f('seat')} fehlt oder ist unlesbar`,
  contributionBroken: (f) => `Der Beitrag von Platz ${f('seat')} ist nicht der versprochene`,
  seedDiffers: () => 'Der Startwert folgt nicht aus dem, was aufgedeckt wurde',
  rollBroken: () => 'Der Aufruf ist nicht der zu dem, was versprochen wurde',
  attemptsMissing: () => 'Gescheiterte Anläufe fehlen in der Aufzeichnung',
  attemptsBroken: () => 'Ein gescheiterter Anlauf ist nicht so aufgezeichnet, wie er war',
};
const de: TableTexts = {
  refusals: {
    gameOver: () => 'Das Spiel ist zu Ende',
    notYourTurn: () => 'Jemand anderes ist an der Reihe',
    notOffered: () => 'Das steht nicht zur Wahl',
    confirmFirst: () => 'Beende erst deinen Zug oder nimm ihn zurück',
    stale: () => 'Inzwischen ist etwas geschehen; sieh noch einmal hin und wähle dann',
    unreadable: () => 'Das ist nicht lesbar',
    nothingToConfirm: () => 'Es gibt nichts zu bestätigen',
    nothingToUndo: () => 'Es gibt nichts zurückzunehmen: was seither zu sehen war, bleibt gesehen',
    enough: () => 'Du hast es dir an diesem Tisch schon sehr oft anders überlegt; spiel jetzt bitte weiter',
    daily: () => 'Die Tagespartie ist für alle der eigene erste Versuch, mit denselben Karten',
    dailySeen: () => 'Auf diesem Gerät hat jemand die heutige Partie dieses Spiels schon gesehen, unter anderem Namen',
    onlyHouse: () => 'Das tut nur das Haus',
    seatKey: () => 'Der Schlüssel eines Platzes sieht nur seinen Tisch und spielt nur für seinen Platz',
    badSeatKey: () => 'Dieser Schlüssel öffnet hier keinen Platz, oder nicht mehr',
    noSeatKey: () => 'Dein Platz hat keinen Schlüssel',
    chatOff: () => 'Der Gastgeber hat den Chat abgeschaltet',
    wrongRoom: () => 'Solange gespielt wird, reden Spieler und Zuschauer getrennt',
    badLine: () => 'Eine Zeile hat 1 bis 500 Zeichen',
    noSuchLine: () => 'Auf diese Zeile kann man nicht mehr reagieren',
    tooChatty: () => 'Das war viel auf einmal; warte einen Augenblick',
    chatFull: () => 'An diesem Tisch ist genug gesagt',
    tooManyBotTables: (f) =>
      `Bei dir laufen schon ${f('most')} Tische, an denen nur Bots spielen; warte, bis einer davon zu Ende ist`,
    noHoliday: () => 'Du hast an diesem Tisch keinen Urlaub',
    noHolidays: () => 'In diesem Tempo gibt es keinen Urlaub: Die anderen warten',
    tooMuchHoliday: (f) =>
      `Ein Urlaub dauert 1 bis ${f('longest')} Tage, an diesem Tisch zusammen höchstens ${f('most')}`,
    timeUp: () => 'Deine Zeit ist schon um; zieh, dann läuft deine Uhr wieder',
    nothingToAgree: () => 'Es gibt keinen Wunsch zu beantworten',
    badBack: () => 'Dorthin kann das Spiel nicht zurück',
    withoutAbsent: () =>
      'Jemand hat den Platz verloren, weil die Zeit um war, und kann nicht gefragt werden; ohne die Person lässt sich nur weiterspielen',

    notSeated: () => 'Das kann nur, wer am Tisch sitzt',
    chairTaken: () => 'Dieser Platz ist nicht frei',
    otherChair: () => 'Du hattest in diesem Spiel schon einen anderen Platz',
    alreadySeated: () => 'Du sitzt schon an diesem Tisch',
    sentAway: () => 'Der Gastgeber hat dich an diesem Tisch vom Stuhl gebeten; du kannst gern zuschauen',
    badChair: () => 'Diesen Platz gibt es nicht',
    tableFull: () => 'Der Tisch ist voll; du kannst zuschauen',
    notOut: () => 'Du spielst selbst; es gibt keinen Bot abzulösen',
    notHost: () => 'Das kann nur, wer an diesen Tisch eingeladen hat',
    unknownBot: () => 'Diesen Bot gibt es nicht',

    wrongPhase: () => 'Das geht an dieser Stelle des Spiels nicht',
    tooFewPlayers: (f) => `Zu wenige am Tisch: das Spiel braucht mindestens ${f('min')}`,
    tooManyPlayers: (f) => `Zu viele am Tisch: das Spiel ist für höchstens ${f('max')}`,
    notPromised: () => 'Du hast keinen Beitrag zum Mischen versprochen, also gibt es nichts aufzudecken',
    otherRoll: () => 'Das antwortet auf einen anderen Aufruf als den jetzigen',
    contributionBroken: () => 'Dein Beitrag zum Mischen ist unlesbar oder nicht der versprochene',
    tableGone: () => 'Diesen Tisch gibt es nicht mehr',
  },
  records: {
    newer: () => 'Diese Aufzeichnung hat ein neueres Kontor geschrieben',
    notARecord: () => 'Das ist keine Aufzeichnung von Kontor: die erste Zeile müsste „Kontor record 1“ sein',
    endsEarly: () => 'Die Datei endet zu früh',
    misplaced: (f) => `„${f('text')}“ gehört nicht hierher`,
    afterEnd: () => 'Nach dem Ende steht noch etwas',
    badRules: () => 'Die Fassung der Regeln ist keine Zahl',
    badScores: (f) => `Hier müssen ${f('count')} Punktestände stehen, lauter ganze Zahlen`,
    noSeat: (f) => `Es gibt keinen Platz ${f('seat')}`,
  },
  proofs: deProofs,
  differences: {
    illegal: (f) => `Die Regeln verbieten Entscheidung ${f('choice')}`,
    rules: (f) => `Sie braucht Fassung ${f('want')} der Regeln; dieses Kontor hat Fassung ${f('got')}`,
    edition: (f) => `Mit anderen Daten gespielt, als dieses Kontor hat: ${deRecorded(f('want'), f('got'))}`,
    seed: () => 'Die Aufzeichnung hat keinen Startwert; so kann nichts noch einmal gegeben werden',
    proof: (f) => `Der Beweis der Fairness stimmt nicht: ${proven(deProofs, f)}`,
    unfinished: () =>
      'Die Aufzeichnung nennt ein Ergebnis, aber nach ihrer letzten Entscheidung ist das Spiel nicht zu Ende',
    finished: () => 'Nach der letzten Entscheidung ist das Spiel zu Ende, aber die Aufzeichnung nennt kein Ergebnis',
    scores: (f) => `Die Punkte weichen ab: ${deRecorded(list(f('want')), list(f('got')))}`,
    winners: (f) => `Die Sieger weichen ab: ${deRecorded(`Platz ${seats(f('want'))}`, `Platz ${seats(f('got'))}`)}`,
    state: (f) => `Die Schlussstellung weicht ab: ${deRecorded(f('want'), f('got'))}`,
  },
};

/** The reason inside a reason: the fact `problem` is a key of the proofs. */
const proven = (proofs: Sayings, fact: Fact): string =>
  say(proofs, { why: fact('problem'), facts: { seat: fact('seat') } }) ?? fact('problem');

export const tableTexts: Readonly<Record<Language, TableTexts>> = { de, en };
