import { kitOf } from '../../../../text/kit.ts';
import { inWords, inWordsAtStart } from '../../../../text/numbers.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { AMOUNTS, CARDS_OF } from '../../data/amounts.ts';
import { EFFECTS, type EffectKind } from '../../data/cards.ts';
import { allCards, allMayors, allTokens, GUILDS } from '../../data/kinds.ts';
import { PAWNS, ROUNDS, type RoundsRow } from '../../data/layout.ts';
import { type RewardKind, TILES } from '../../data/tiles.ts';
import { PLANTATIONS, PROMO, type TokenRow } from '../../data/tokens.ts';
import { countOf, tilesOf } from '../cells.ts';
import { COSTS, GUILD_SYMBOLS, LEAST_MAJORITY, PRECEDENCES, SPECIAL_SYMBOLS, TURN } from '../figures.ts';
import { cardsWith, hasSeveral } from '../users.ts';
import { cityRules } from './city-rules.ts';
import { effectRules, users } from './effect-rules.ts';
import { mayorRules } from './mayor-rules.ts';
import { names } from './names.ts';

const { and, counted, or, plural } = kitOf('de');
const word = (n: number) => inWords('de', n);
const atStart = (n: number) => inWordsAtStart('de', n);
const list = (numbers: readonly number[]) => and(numbers.map(String));
const cards = (n: number) => counted(n, 'Karte', 'Karten');
/** '10 Runden, Wachstum in 4 und 8' */
const track = (seats: keyof typeof ROUNDS) =>
  `${ROUNDS[seats].rounds} Runden, Wachstum in ${list(ROUNDS[seats].growth)}`;
/** 'ein oder zwei Symbole' */
const guildSymbols = () =>
  counted(GUILD_SYMBOLS.at(-1)!, 'Symbol', 'Symbole').replace(
    /^\d+/,
    or(GUILD_SYMBOLS.map((n) => (n === 1 ? 'ein' : word(n)))),
  );
const except = (effect: EffectKind) => {
  const cardNames = cardsWith(users, effect);
  return cardNames.length === 0 ? '' : ` außer der ${or(cardNames)} (R6.E${EFFECTS.indexOf(effect) + 1})`;
};
/** R5.7 The University, or whatever else an edition has. */
function noLimit(): string {
  const free = Object.keys(TILES).filter((code) => TILES[code].noHandLimit);
  if (free.length === 0) return '';
  return ` Für den Meister der ${or(free.map((code) => names.tiles[code]))} gilt kein Handlimit.`;
}
const prize = ({ vp, effects }: TokenRow) =>
  and([...(vp > 0 || effects.length === 0 ? [`${vp} SP`] : []), ...effects.map(([kind, n]) => PRIZES[kind](n))]);
const PRIZES: Readonly<Record<RewardKind, (n: number) => string>> = {
  cards,
  recruit: (n) => `${n} anwerben`,
  place: (n) => `${n} aufstellen`,
  move: (n) => `${n} bewegen`,
  ship: (n) => `${n} verschiffen`,
  neutral: (n) => counted(n, 'Neutralen', 'Neutrale'),
  mayor: () => 'eine Belohnungskarte',
  beadle: () => 'den Stadtamtmann versetzen',
};
const SEVERAL =
  ' Eine Karte kann mehrere Wirkungen haben: Sie werden von links nach rechts ausgeführt, jede, soweit es dann geht, und die erste ist die Hauptwirkung.';

/** R4.5, R9.1 Numbers of players whose row says so. */
const tablesWith = (says: (row: RoundsRow) => boolean): string[] =>
  ([1, 2, 3, 4] as const).filter((seats) => says(ROUNDS[seats])).map((seats) => WHO[seats]);
const WHO = { 1: 'allein', 2: 'zu zweit', 3: 'zu dritt', 4: 'zu viert' } as const;
function resolving(): string {
  const [every, even] = [
    tablesWith((row) => row.resolution === 'every'),
    tablesWith((row) => row.resolution === 'even'),
  ];
  if (`${every}` === `${[WHO[3], WHO[4]]}`)
    return 'Plättchen werden zu dritt und zu viert in jeder Runde gewertet (R7), zu zweit und allein nur in geraden Runden.';
  const parts = [
    ...(every.length > 0 ? [`${and(every)} in jeder Runde`] : []),
    ...(even.length > 0 ? [`${and(even)} nur in geraden Runden`] : []),
  ];
  return `Plättchen werden gewertet (R7): ${parts.join(', ')}.`;
}
function growing(): string {
  const tables = tablesWith(({ newTiles }) => newTiles);
  return `Nur in Wachstumsrunden (R4.7): erst die Plantage${tables.length === 0 ? '' : `, dann ${and(tables)} neue Plättchen`}.`;
}

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'Begriffe',
      rules: [
        {
          id: 'R1.1',
          origin: 'K',
          text: 'Die Stadt ist ein Raster. Ein Feld heißt nach Spalte und Zeile (x, y); x wächst nach Osten, y nach Süden. Benachbart sind zwei Plättchen, die eine Kante teilen; schräg zählt nie. Die Zunfthalle ist kein Plättchen im Sinn der Regeln: Sie wird nie gewertet, hat weder Symbole noch Nummer und ist nie ein Nachbar mit Meister.',
        },
        {
          id: 'R1.2',
          origin: 'S+P',
          text: 'Leserichtung der Stadt: Zeile für Zeile von Norden nach Süden, jede Zeile von Westen nach Osten. Zunfthalle und leere Felder werden übersprungen.',
        },
        {
          id: 'R1.3',
          origin: 'S+P',
          text: 'Ein Plättchen ist offen (Startseite oben) oder gewertet (umgedreht). Ein gewertetes behält bis zum Ende Platz, Symbole und Nummer und trägt höchstens einen Meister.',
        },
        {
          id: 'R1.4',
          origin: 'P+K',
          get text() {
            return `Ein Zunft-Plättchen zeigt einen Mehrheitswert, ${guildSymbols()}, die Belohnung für den ersten Platz, einen Platz für den Belohnungsmarker und eine Rangordnungsnummer von ${PRECEDENCES[0]} bis ${PRECEDENCES[1]}. Ein besonderes Gebäude zeigt ${or(SPECIAL_SYMBOLS.map(word))} Symbole, Mehrheitswert und Belohnung, aber keine Nummer (Q8).`;
          },
        },
        {
          id: 'R1.5',
          origin: 'S+P',
          text: 'Figuren auf einem Plättchen sind die Zunftmitglieder der Spieler, kurz Mitglieder, und der Stadtamtmann. Auch die Mitglieder von Boris zählen. Neutrale sind nie Figuren.',
        },
        {
          id: 'R1.6',
          origin: 'S+P',
          get text() {
            return `Die nötige Zahl eines Plättchens ist sein Mehrheitswert, im Solospiel um ${AMOUNTS.lyingAdds} höher, wenn ein liegender Neutraler darauf ist.`;
          },
        },
        {
          id: 'R1.7',
          origin: 'P+K',
          get text() {
            return `Ein Meister ist ein früheres Mitglied auf einem gewerteten Plättchen. Er ist kein Mitglied mehr: Nichts bewegt ihn${except('RESIGN')}. Auf gewerteten Plättchen stehen keine Mitglieder.`;
          },
        },
        {
          id: 'R1.8',
          origin: 'P',
          get text() {
            return `Du hast ${PAWNS.total} Mitglieder. Jedes ist an einem von fünf Orten: im allgemeinen Vorrat, in der Zunfthalle, auf einem offenen Plättchen, auf der Plantage oder als Meister auf einem gewerteten Plättchen. Ist dein Vorrat leer, kannst du weder anwerben noch aufstellen.`;
          },
        },
        {
          id: 'R1.9',
          origin: 'K',
          text: 'Siegpunkte (SP) werden sofort und offen gezählt. Sie gehen nie verloren und werden nie negativ.',
        },
        {
          id: 'R1.10',
          origin: 'K',
          text: '„Bis zu n“ heißt bei einer Sonderaktion 1 bis n, bei einer Belohnung 0 bis n.',
        },
        {
          id: 'R1.11',
          origin: 'K',
          text: 'Dein „Meister mit einem Symbol“ ist dein Meister auf einem gewerteten Plättchen, Zunft oder besonderes Gebäude, das dieses Symbol zeigt.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Aufbau zu dritt und zu viert',
      rules: [
        {
          id: 'R2.1',
          origin: 'P',
          get text() {
            return cityRules['R2.1']();
          },
        },
        {
          id: 'R2.2',
          origin: 'P',
          get text() {
            return cityRules['R2.2']();
          },
        },
        {
          id: 'R2.3',
          origin: 'P',
          get text() {
            return cityRules['R2.3']();
          },
        },
        {
          id: 'R2.4',
          origin: 'P+K',
          get text() {
            return cityRules['R2.4']();
          },
        },
        {
          id: 'R2.5',
          origin: 'P',
          get text() {
            return `Die ${allTokens().length} Belohnungsmarker werden verdeckt gemischt. In Leserichtung kommt auf jedes Plättchen einer, offen. Der Rest ist der Markerstapel.`;
          },
        },
        {
          id: 'R2.6',
          origin: 'P',
          text: 'Jeder nimmt eine Farbe und beginnt mit 0 SP. Die Startreihenfolge ist zufällig.',
        },
        {
          id: 'R2.7',
          origin: 'P',
          get text() {
            return `${atStart(PAWNS.hall)} deiner Mitglieder kommen in die Zunfthalle, ${word(PAWNS.supply)} in den allgemeinen Vorrat.`;
          },
        },
        {
          id: 'R2.8',
          origin: 'P',
          get text() {
            return `Die ${allCards().length} Aktionskarten werden gemischt, jeder bekommt ${TURN.hand}. Der Rest ist der Nachziehstapel.`;
          },
        },
        {
          id: 'R2.9',
          origin: 'P+K',
          get text() {
            return `Von den ${allMayors().length} gemischten Belohnungskarten bekommt jeder ${AMOUNTS.mayorsDealt}. Alle behalten gleichzeitig und geheim eine davon; die anderen werden in den Stapel zurückgemischt.`;
          },
        },
        {
          id: 'R2.10',
          origin: 'P',
          get text() {
            return ROUNDS[3].neutrals * 4 === ROUNDS[4].neutrals * 3 && ROUNDS[3].neutrals % 3 === 0
              ? `Auf der Wertungstafel stehen ${ROUNDS[3].neutrals / 3} Neutrale je Spieler, also ${ROUNDS[3].neutrals} oder ${ROUNDS[4].neutrals}. Die übrigen bleiben in der Schachtel.`
              : `Auf der Wertungstafel stehen zu dritt ${ROUNDS[3].neutrals} Neutrale, zu viert ${ROUNDS[4].neutrals}. Die übrigen bleiben in der Schachtel.`;
          },
        },
        {
          id: 'R2.11',
          origin: 'P',
          text: 'Der Stadtamtmann kommt auf das offene Zunft-Plättchen mit der niedrigsten Nummer.',
        },
        {
          id: 'R2.12',
          origin: 'P+K',
          text: 'Die Plantage kommt auf die Wertungstafel. Welche Seite oben liegt, entscheidet das Los, wenn der Tisch es nicht festlegt. Dann beginnt die erste Runde.',
        },
        {
          id: 'R2.13',
          origin: 'K',
          text: 'Gelost wird in dieser Reihenfolge: besondere Gebäude, Zunft-Plättchen, Marker, Aktionskarten, Belohnungskarten, Seite der Plantage, Startreihenfolge.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Aufbau zu zweit',
      rules: [
        {
          id: 'R3.1',
          origin: 'P',
          get text() {
            return cityRules['R3.1']();
          },
        },
        {
          id: 'R3.2',
          origin: 'P+K',
          get text() {
            return cityRules['R3.2']();
          },
        },
        {
          id: 'R3.3',
          origin: 'P',
          get text() {
            return `Die anderen ${countOf('small', 'tile')} Felder werden in Leserichtung mit ${countOf('small', 'tile')} der ${GUILDS} gemischten Zunft-Plättchen gefüllt; die übrigen sind aus dem Spiel. Es gibt also ${tilesOf('small', false)} Plättchen und ${tilesOf('small', false)} Marker.`;
          },
        },
        {
          id: 'R3.4',
          origin: 'P',
          get text() {
            return `Auf der Wertungstafel stehen ${ROUNDS[2].neutrals} Neutrale.`;
          },
        },
      ],
    },
    {
      id: 'R4',
      title: 'Runden',
      rules: [
        {
          id: 'R4.1',
          origin: 'P',
          text: 'Eine Runde hat fünf Teile: Rundenbeginn, Spielerzüge, Plättchen-Wertung, Wachstumsphase, Prüfung auf Spielende.',
        },
        { id: 'R4.2', origin: 'P', text: 'Ab der zweiten Runde rückt zu Beginn der Rundenmarker ein Feld vor.' },
        {
          id: 'R4.3',
          origin: 'P+K',
          text: 'Dann steht die Reihenfolge der Runde fest: Wer die meisten SP hat, ist zuerst dran, die anderen folgen absteigend. Bei Gleichstand bleibt es bei der Reihenfolge der vorigen Runde, in der ersten Runde bei der ausgelosten. Die Reihenfolge gilt für die ganze Runde, auch wenn sich SP ändern.',
        },
        { id: 'R4.4', origin: 'P', text: 'In dieser Reihenfolge macht jeder genau einen Zug (R5).' },
        {
          id: 'R4.5',
          origin: 'S+P',
          get text() {
            return resolving();
          },
        },
        { id: 'R4.6', origin: 'P', text: 'Eine Wachstumsphase (R9) gibt es nur in den Wachstumsrunden.' },
        {
          id: 'R4.7',
          origin: 'S+P+K',
          get text() {
            return `Allein: ${track(1)}. Zu zweit: ${track(2)}. Zu dritt: ${track(3)}. Zu viert: ${track(4)}. Davon nennt das Heft nur die Zahl der Runden im Solospiel.`;
          },
        },
      ],
    },
    {
      id: 'R5',
      title: 'Dein Zug',
      rules: [
        {
          id: 'R5.1',
          origin: 'P',
          text: 'Du passt, oder du spielst eine oder mehrere Aktionskarten, so viele du willst, eine nach der anderen. Jede Karte wird ganz ausgeführt, bevor die nächste kommt.',
        },
        {
          id: 'R5.2',
          origin: 'P',
          get text() {
            return `Passen darfst du nur, solange du in diesem Zug keine Karte gespielt hast. Dafür ziehst du am Zugende ${TURN.drawAfterPass} Karten statt ${TURN.draw}.`;
          },
        },
        {
          id: 'R5.3',
          origin: 'P',
          get text() {
            return `Anwerben: Wirf eine beliebige Handkarte ab und bringe ${counted(AMOUNTS.recruits, 'Mitglied', 'Mitglieder')} aus dem Vorrat in die Zunfthalle.`;
          },
        },
        {
          id: 'R5.4',
          origin: 'P+K',
          text: 'Bewegen: Wirf eine Handkarte ab und bewege eines deiner Mitglieder aus der Zunfthalle oder von einem offenen Plättchen auf ein anderes offenes Plättchen, das ein Symbol der Karte zeigt. Eine Karte mit zwei Standarten gilt für das eine wie für das andere Symbol.',
        },
        { id: 'R5.5', origin: 'P', text: 'Sonderaktion: Spiele die Karte für ihre Wirkung (R6).' },
        {
          id: 'R5.6',
          origin: 'K',
          text: 'Mit R5.4 geht kein Mitglied in die Zunfthalle, auf ein gewertetes Plättchen, auf das Plättchen, auf dem es schon steht, oder zur Plantage oder von ihr fort.',
        },
        {
          id: 'R5.7',
          origin: 'P',
          get text() {
            return `Zugende: a) Ziehe ${cards(TURN.draw)}, nach dem Passen ${TURN.drawAfterPass}, und alle zusätzlichen Karten von Sonderaktionen. b) Die Sonderaktionen vor dir kommen auf den Ablagestapel. c) Hast du mehr als ${TURN.limit} Karten, wirf Karten deiner Wahl ab, bis es ${TURN.limit} sind.${noLimit()}`;
          },
        },
        {
          id: 'R5.8',
          origin: 'K',
          get text() {
            return `Das Handlimit gilt nur am Ende deines Zugs. Was du sonst ziehst, darf deine Hand bis dahin über ${TURN.limit} bringen.`;
          },
        },
        {
          id: 'R5.9',
          origin: 'K',
          text: 'Ist der Nachziehstapel leer, wird der Ablagestapel zum neuen gemischt, und es geht weiter. Karten vor den Spielern gehören nicht dazu. Sind beide Stapel leer, wird nicht gezogen.',
        },
        {
          id: 'R5.10',
          origin: 'K',
          text: 'Der Ablagestapel liegt offen, jeder darf ihn ansehen; seine Reihenfolge bleibt.',
        },
      ],
    },
    {
      id: 'R6',
      title: 'Sonderaktionen',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Lege die Karte offen vor dich. Dort bleibt sie bis zum Ende deines Zugs (R5.7).',
        },
        {
          id: 'R6.2',
          origin: 'P',
          get text() {
            return `Bezahle die Kosten von ${or(COSTS.map(String))}: Wirf so viele andere Handkarten ab, jede ist eine Münze wert.`;
          },
        },
        { id: 'R6.3', origin: 'P', text: 'Eine Bedingung auf der Karte muss erfüllt sein, bevor du bezahlst.' },
        {
          id: 'R6.4',
          origin: 'K',
          get text() {
            return `Eine Sonderaktion ist nur erlaubt, wenn du ihre Hauptwirkung wenigstens zum Teil ausführen kannst. Das Ziehen dazu ist keine Hauptwirkung. Wirkungen für den Rest des Zugs oder für das Zugende gehen immer.${hasSeveral() ? SEVERAL : ''}`;
          },
        },
        {
          id: 'R6.5',
          origin: 'P',
          text: 'Eine Wirkung geschieht einmal sofort, oder sie gilt bis zum Ende deines Zugs, oder sie vermehrt das Ziehen am Zugende (R5.7).',
        },
        {
          id: 'R6.6',
          origin: 'K',
          text: 'Wenn nichts anderes dasteht, kommen bewegte Mitglieder aus der Zunfthalle und von offenen Plättchen, auch gemischt. Das Ziel ist immer ein offenes Plättchen, nie das, auf dem das Mitglied schon steht.',
        },
        {
          id: 'R6.7',
          origin: 'K',
          text: '„Ein fremdes Mitglied“ ist das eines beliebigen anderen Spielers, auch eines von Boris.',
        },
        ...EFFECTS.map((effect, i) => ({
          get id() {
            return `R6.E${i + 1}`;
          },
          origin: 'K' as const,
          get text() {
            return effectRules[effect]();
          },
        })),
      ],
    },
    {
      id: 'R7',
      title: 'Plättchen-Wertung',
      rules: [
        {
          id: 'R7.1',
          origin: 'S+P',
          text: 'Geht alle Plättchen einmal in Leserichtung durch (R1.2). Bei jedem offenen prüft ihr in diesem Augenblick R7.2; ist das Plättchen fällig, wird es ganz gewertet, bevor es weitergeht.',
        },
        {
          id: 'R7.2',
          origin: 'S+P',
          text: 'Ein Plättchen ist fällig, wenn mindestens so viele Figuren darauf stehen, wie seine nötige Zahl sagt (R1.6).',
        },
        {
          id: 'R7.3',
          origin: 'P+K',
          text: 'Neutrale einsetzen: nur wenn mindestens zwei Spieler, Boris eingerechnet, Mitglieder auf dem Plättchen haben. Dann darf der Reihe nach jeder, der dort ein Mitglied und Neutrale besitzt, beliebig viele davon einsetzen. Du wirst einmal gefragt und siehst, was andere vor dir eingesetzt haben.',
        },
        {
          id: 'R7.4',
          origin: 'K',
          text: 'Deine Stärke sind deine Mitglieder auf dem Plättchen und deine eingesetzten Neutralen. Eingesetzte Neutrale sind in jedem Fall verbraucht: Sie gehen am Ende von R7.9 auf die Wertungstafel zurück, oder sofort, wenn das Plättchen unentschieden bleibt.',
        },
        {
          id: 'R7.5',
          origin: 'P',
          text: 'Erster ist, wer die größte Stärke hat. Bei Gleichstand entscheidet unter den Beteiligten, wer mehr Meister auf benachbarten Plättchen hat. Ist auch das gleich, bleibt das Plättchen offen; alle Mitglieder und der Stadtamtmann bleiben stehen, und es geht mit dem nächsten weiter.',
        },
        {
          id: 'R7.6',
          origin: 'P+K',
          text: 'Zweiter ist der Stärkste unter den anderen, die dort mindestens ein Mitglied haben. Bei Gleichstand zählen wieder benachbarte Meister; ist auch das gleich, ist niemand Zweiter.',
        },
        {
          id: 'R7.7',
          origin: 'S+P+K',
          text: 'Das Plättchen wird umgedreht. Ein Mitglied des Ersten bleibt als Meister; alle anderen Mitglieder gehen in die Zunfthalle zurück.',
        },
        {
          id: 'R7.8',
          origin: 'S+P+K',
          text: 'Stand der Stadtamtmann dort, geht er auf das offene Zunft-Plättchen mit der niedrigsten Nummer und zählt dort sofort als Figur. Gibt es keines, verlässt er das Spiel.',
        },
        {
          id: 'R7.9',
          origin: 'P+K',
          text: 'Belohnungen: Zuerst bekommt der Erste die SP des Plättchens und führt seine Wirkungen von links nach rechts aus (R8). Dann bekommt der Zweite SP und Wirkungen des Markers; der Marker liegt danach offen bei ihm oder auf der Promokarte (R12.4). Ohne Zweiten verlässt der Marker das Spiel.',
        },
        {
          id: 'R7.10',
          origin: 'K',
          text: 'Belohnungen können Mitglieder auf weitere Plättchen bringen. Wird dadurch eines fällig, das in Leserichtung noch kommt, wird es im selben Durchgang gewertet; ein früheres wartet auf die nächste Wertung.',
        },
        {
          id: 'R7.11',
          origin: 'K',
          get text() {
            return `Auf einem fälligen Plättchen steht immer jemand, der gewinnen kann: Jede nötige Zahl ist mindestens ${LEAST_MAJORITY}, und der Stadtamtmann ist nur eine Figur.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Belohnungen',
      rules: [
        {
          id: 'R8.1',
          origin: 'P+K',
          text: 'Plättchen, Marker und Plantage geben SP und Wirkungen. SP und Karten bekommst du immer; alles andere ist freiwillig, „bis zu“ (R1.10).',
        },
        { id: 'R8.2', origin: 'P+K', text: 'Karten: Ziehe sofort so viele Aktionskarten.' },
        {
          id: 'R8.3',
          origin: 'P+K',
          text: 'Anwerben: bis zu so viele eigene Mitglieder aus dem Vorrat in die Zunfthalle.',
        },
        {
          id: 'R8.4',
          origin: 'K',
          text: 'Aufstellen: bis zu so viele eigene Mitglieder aus dem Vorrat auf offene Plättchen, Symbole zählen nicht, auch auf verschiedene.',
        },
        {
          id: 'R8.5',
          origin: 'P+K',
          text: 'Bewegen: bis zu so viele eigene Mitglieder aus der Zunfthalle oder von offenen Plättchen auf offene Plättchen, Symbole zählen nicht.',
        },
        {
          id: 'R8.6',
          origin: 'P+K',
          text: 'Verschiffen: bis zu so viele eigene Mitglieder aus der Zunfthalle auf die Plantage. Nach der letzten Wachstumsrunde ist das erlaubt, aber nutzlos.',
        },
        {
          id: 'R8.7',
          origin: 'P+K',
          text: 'Neutrale: bis zu so viele von der Wertungstafel, soweit dort welche stehen.',
        },
        {
          id: 'R8.8',
          origin: 'P+K',
          get text() {
            return `Belohnungskarte: Ziehe ${AMOUNTS.mayorsDrawn}, behalte eine, ${plural(AMOUNTS.mayorsDrawn - 1, 'die andere kommt', 'die anderen kommen')} unter den Stapel. Ist nur noch eine da, nimm sie; ist keine da, gibt es nichts.`;
          },
        },
        {
          id: 'R8.9',
          origin: 'K',
          text: 'Stadtamtmann: Du darfst ihn auf ein anderes offenes Zunft-Plättchen versetzen. Gibt es keines, geschieht nichts.',
        },
        {
          id: 'R8.10',
          origin: 'P',
          get text() {
            return `Kein Handlimit: Solange du hier Meister bist, musst du am Zugende nicht auf ${TURN.limit} Karten abwerfen (R5.7).`;
          },
        },
      ],
    },
    {
      id: 'R9',
      title: 'Wachstumsphase',
      rules: [
        {
          id: 'R9.1',
          origin: 'P',
          get text() {
            return growing();
          },
        },
        {
          id: 'R9.2',
          origin: 'S+P+K',
          get text() {
            return `Wer die meisten Mitglieder auf der Plantage hat, bekommt die linke Belohnung, wer die zweitmeisten hat, die rechte. Gleichstand um die meisten: Die linke bekommt niemand, alle Beteiligten bekommen die rechte, sonst niemand etwas. Gleichstand um den zweiten Platz: Alle Beteiligten bekommen die rechte. Ist niemand dort, gibt es nichts. Bekommen mehrere etwas, geht es der Reihe nach. Virginia gibt links ${prize(PLANTATIONS.virginia.left)}, rechts ${prize(PLANTATIONS.virginia.right)}; Ulster gibt links ${prize(PLANTATIONS.ulster.left)}, rechts ${prize(PLANTATIONS.ulster.right)}.`;
          },
        },
        {
          id: 'R9.3',
          origin: 'S+K',
          text: 'Alle Mitglieder auf der Plantage gehen in den allgemeinen Vorrat zurück. Dann wird die Plantage auf die andere Seite gedreht. Das Heft sagt das für das Solospiel; zu mehreren halten wir es ebenso.',
        },
        {
          id: 'R9.4',
          origin: 'P+K',
          get text() {
            return cityRules['R9.4']();
          },
        },
        {
          id: 'R9.5',
          origin: 'K',
          text: 'Neue Plättchen bewegen den Stadtamtmann nicht; das tun nur R7.8, R11.13 und Wirkungen.',
        },
      ],
    },
    {
      id: 'R10',
      title: 'Spielende',
      rules: [
        {
          id: 'R10.1',
          origin: 'S+P+K',
          text: 'Das Spiel endet nach der letzten Runde (R4.7). Zu zweit endet es auch mit der Runde, nach der kein Plättchen mehr offen ist.',
        },
        {
          id: 'R10.2',
          origin: 'S+P+K',
          get text() {
            return `Schlusswertung: Jeder deckt seine Belohnungskarten auf und wertet alle (R10.2.1 bis R10.2.16). Dazu gibt es ${AMOUNTS.pairVp} SP für jedes Paar eigener Meister auf benachbarten Plättchen; jede gemeinsame Kante zählt einmal.`;
          },
        },
        ...Object.values(mayorRules).map((rule, i) => ({
          get id() {
            return `R10.2.${i + 1}`;
          },
          origin: 'K' as const,
          get text() {
            return rule();
          },
        })),
        {
          id: 'R10.3',
          origin: 'P+K',
          text: 'Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer mehr Meister hat, dann, wer mehr Mitglieder in der Zunfthalle hat; danach teilt ihr euch den Sieg.',
        },
        {
          id: 'R10.4',
          origin: 'K',
          text: 'Handkarten, Neutrale und übrige Mitglieder zählen nur über Belohnungskarten.',
        },
      ],
    },
    {
      id: 'R11',
      title: 'Solospiel gegen Boris oder Rik',
      rules: [
        {
          id: 'R11.1',
          origin: 'S',
          text: 'Du spielst ein Spiel zu zweit (R3, R4.5, R5 bis R10) gegen einen gedachten Gegner, Boris, mit den folgenden Änderungen.',
        },
        {
          id: 'R11.2',
          origin: 'S',
          text: 'Du bist immer zuerst dran, Boris immer nach dir, egal wie die SP stehen.',
        },
        {
          id: 'R11.3',
          origin: 'S',
          get text() {
            return `Auf der Wertungstafel stehen nur ${ROUNDS[1].neutrals} Neutrale.`;
          },
        },
        { id: 'R11.4', origin: 'S', text: 'Boris bekommt keinerlei Karten und hat nie eine Hand.' },
        {
          id: 'R11.5',
          origin: 'S',
          text: 'Alle Mitglieder von Boris stehen in der Zunfthalle. Er hat unbegrenzt viele; nimm nötigenfalls andere Farben dazu.',
        },
        {
          id: 'R11.6',
          origin: 'S',
          get text() {
            return `Auf ${AMOUNTS.lyingNeutrals} Zunft-Plättchen wird je ein Neutraler gelegt: auf die niedrigsten Nummern der Stadt, wenn Virginia oben liegt, auf die höchsten, wenn es Ulster ist.`;
          },
        },
        {
          id: 'R11.7',
          origin: 'S+K',
          get text() {
            return `Ein liegender Neutraler erhöht die nötige Zahl seines Plättchens um ${AMOUNTS.lyingAdds} und ist selbst keine Figur. Er wird nie genommen, eingesetzt oder bewegt und verlässt das Spiel, wenn sein Plättchen umgedreht wird.`;
          },
        },
        {
          id: 'R11.8',
          origin: 'S+K',
          get text() {
            return `Zug von Boris: Decke nacheinander die obersten ${CARDS_OF.boris} Aktionskarten auf. Für jede geht eines seiner Mitglieder aus der Zunfthalle auf ein offenes Plättchen mit dem Symbol der Karte; dann kommt die Karte auf den Ablagestapel. Bei zwei Standarten passt jedes der beiden Symbole.`;
          },
        },
        {
          id: 'R11.9',
          origin: 'S+K',
          text: 'So findest du das Plättchen: Beginne beim Plättchen des Stadtamtmanns, das selbst mitzählt, gehe in Leserichtung weiter, nach dem letzten vom ersten an, bis du wieder beim Stadtamtmann bist. Das erste offene Plättchen, das passt, ist es.',
        },
        {
          id: 'R11.10',
          origin: 'S',
          text: 'Passt kein offenes Plättchen, bewegt Boris für diese Karte nichts und zieht keinen Ersatz.',
        },
        {
          id: 'R11.11',
          origin: 'S+K',
          text: 'Plättchen-Wertung wie R7, aber: Boris setzt nie Neutrale ein, du wie gewohnt. Bei Gleichstand mit Boris gewinnst du. Ist Boris Erster, bekommt er nur die SP des Plättchens, es gibt keinen Meister, und du bekommst den Marker, wenn du dort mindestens ein Mitglied hast. Bist du Erster und hat Boris dort mindestens ein Mitglied, bekommt er nur die SP des Markers. Ein Marker, der nicht an dich geht, verlässt das Spiel.',
        },
        {
          id: 'R11.12',
          origin: 'S+K',
          text: 'Plättchen von Boris werden umgedreht und bleiben ohne Meister. Seine Mitglieder auf einem gewerteten Plättchen gehen in die Zunfthalle zurück.',
        },
        {
          id: 'R11.13',
          origin: 'S+K',
          text: 'Stadtamtmann-Wertung in jeder Runde, in geraden nach der Plättchen-Wertung, in ungeraden nach den Spielerzügen: Das Plättchen des Stadtamtmanns wird umgedreht, Boris bekommt dessen SP für den ersten Platz. Du bekommst weder SP noch den Marker, egal wie viele Mitglieder du dort hast (Q29); sie gehen in die Zunfthalle zurück. Der Marker verlässt das Spiel. Dann geht der Stadtamtmann auf das offene Zunft-Plättchen mit der niedrigsten Nummer.',
        },
        {
          id: 'R11.14',
          origin: 'S+K',
          text: 'Gibt es für den Stadtamtmann kein Plättchen mehr, hier oder bei R7.8, verlässt er das Spiel, und es endet mit dieser Runde.',
        },
        {
          id: 'R11.15',
          origin: 'S',
          text: 'Plantage in den Wachstumsrunden: Hast du dort kein Mitglied, gewinnt Boris und bekommt die SP der linken Seite. Hast du genau eines, gewinnt niemand; Boris bekommt die SP der rechten Seite. Hast du zwei oder mehr, gewinnst du die linke Belohnung. Deine Mitglieder gehen in den Vorrat zurück, die Plantage wird umgedreht. Plättchen kommen nicht dazu.',
        },
        {
          id: 'R11.16',
          origin: 'S+K',
          get text() {
            return `Geprüft wird nach der Wachstumsphase oder an ihrer Stelle: Das Spiel endet nach Runde ${ROUNDS[1].rounds}, oder früher mit der Runde, in der der Stadtamtmann nicht mehr versetzt werden konnte.`;
          },
        },
        {
          id: 'R11.17',
          origin: 'S',
          text: 'Schlusswertung: Du wertest deine Belohnungskarten und benachbarten Meister, Boris weder noch. Du gewinnst, wenn du mehr SP hast als Boris; Gleichstand ist verloren.',
        },
        {
          id: 'R11.18',
          origin: 'S',
          get text() {
            return `Rik spielt nach denselben Regeln, aber mit ${CARDS_OF.rik} Aktionskarten je Zug.`;
          },
        },
      ],
    },
    {
      id: 'R12',
      title: 'Promokarte Spiel ’16',
      rules: [
        {
          id: 'R12.1',
          origin: 'S+K',
          text: 'Wahl des Tisches, mit jeder Spielerzahl: Die Karte ist von Anfang an im Spiel und liegt neben der Stadt.',
        },
        { id: 'R12.2', origin: 'S', text: 'Die Zunft auf ihr ist kein Plättchen und wird nie gewertet.' },
        { id: 'R12.3', origin: 'S', text: 'Auf sie kommen keine Mitglieder.' },
        {
          id: 'R12.4',
          origin: 'S+K',
          text: 'Jeden Belohnungsmarker, den du bekommst, legst du auf diese Zunft; seine SP und Wirkungen hast du zuvor wie sonst ausgeführt. Die Marker der Spieler bleiben getrennt (Q23).',
        },
        {
          id: 'R12.5',
          origin: 'S+K',
          get text() {
            return `Jederzeit darfst du ${PROMO.tokens} deiner Marker von ihr entfernen und ein gewertetes Plättchen ohne Meister für dich werten: Du bekommst nur seine SP für den ersten Platz und stellst ein Mitglied aus der Zunfthalle als Meister darauf.`;
          },
        },
        { id: 'R12.6', origin: 'S', text: 'Ohne ein Mitglied in der Zunfthalle geht das nicht.' },
        {
          id: 'R12.7',
          origin: 'K',
          text: '„Jederzeit“ heißt: in deinem Zug zwischen zwei Karten oder bevor du ihn beendest oder passt, und am Ende der Runde nach der Wachstumsphase, der Reihe nach gefragt. Entfernte Marker verlassen das Spiel. Die Karte zu nutzen heißt nicht, eine Karte zu spielen; passen kannst du danach noch.',
        },
        {
          id: 'R12.8',
          origin: 'K',
          text: 'Auch besondere Gebäude sind hier Plättchen, ebenso was bei der Stadtamtmann-Wertung umgedreht wurde (R11.13). Der neue Meister zählt in jeder Hinsicht: bei Gleichstand, Bedingungen, Belohnungskarten, Nachbarschaft und Universität.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Das Spielheft schreibt auch „Stadtamtman“; was ist richtig?',
      answer: 'Stadtamtmann, wie in der Materialliste.',
    },
    {
      id: 'Q2',
      question: 'Warum stehen im Spielheft Schlusswertung, Rik und Promokarte vor den Solo-Regeln?',
      answer: 'Das liegt am Seitenlayout; am Inhalt ändert es nichts.',
    },
    {
      id: 'Q3',
      question: 'Wer beginnt eine Runde? Die Quellen widersprechen sich.',
      answer:
        'Wer die meisten SP hat (R4.3); so sagen es die meisten Quellen. Zuletzt zu ziehen ist bei Mehrheiten ein Vorteil und hilft dem, der zurückliegt.',
    },
    {
      id: 'Q4',
      question: 'Wie viele Karten hat die Starthand: 5, 6 oder 7?',
      get answer() {
        return `${TURN.hand} (R2.8), wie in den meisten Quellen.`;
      },
    },
    {
      id: 'Q5',
      question: 'Wie viele Runden gibt es bei welcher Spielerzahl?',
      get answer() {
        return `${list([2, 3, 4].map((seats) => ROUNDS[seats as 2].rounds))} zu zweit, zu dritt und zu viert (R4.7). Die Quellen nennen 12 bis 16, weniger bei mehr Spielern, und Wachstum alle drei bis vier Runden.`;
      },
    },
    {
      id: 'Q6',
      get question() {
        return `Beginnt die Stadt zu dritt und zu viert mit ${tilesOf('large', false)} oder mit ${countOf('large', 'grow1')} Plättchen?`;
      },
      get answer() {
        return `Mit ${tilesOf('large', false)} (R2.4); ${countOf('large', 'grow1')} kommen bei jedem Wachstum dazu (R9.4).`;
      },
    },
    {
      id: 'Q7',
      question: 'Welche besonderen Gebäude sind zu zweit im Spiel?',
      get answer() {
        return `Die Kirche und ${word(countOf('small', 'special'))} zufällige (R3.2), eines an jeder Seite der Zunfthalle.`;
      },
    },
    {
      id: 'Q8',
      question: 'Haben besondere Gebäude eine Rangordnungsnummer?',
      answer:
        'Nein. Nummern gehören zu den Zünften; der Stadtamtmann geht also nie auf ein Gebäude, und es kann für ihn kein Plättchen mehr geben, während Gebäude noch offen sind.',
    },
    {
      id: 'Q9',
      question: 'Was meint das Spielheft mit „Zunft-Plättchen“?',
      answer:
        'Wo eine Nummer gebraucht wird, die nummerierten Zünfte; sonst, bei den Zügen von Boris und der Promokarte, jedes Plättchen.',
    },
    {
      id: 'Q10',
      question: 'Gehört das Plättchen des Stadtamtmanns zur Suche von Boris?',
      answer: 'Ja, es wird als erstes geprüft (R11.9).',
    },
    {
      id: 'Q11',
      question: 'Was geschieht, wenn Boris eine Karte mit zwei Standarten aufdeckt?',
      answer: 'Er geht auf das erste Plättchen der Suche, das eines der beiden Symbole zeigt (R11.8).',
    },
    {
      id: 'Q12',
      question: 'Was, wenn das Plättchen des Stadtamtmanns in einer geraden Runde schon gewertet wird?',
      answer: 'Er zieht nach R7.8 weiter; die Stadtamtmann-Wertung dreht dann sein neues Plättchen um (R11.13).',
    },
    {
      id: 'Q13',
      question: 'Wer bekommt bei genau einem Mitglied auf der Plantage die rechte Seite?',
      answer: 'Nur Boris, und nur die SP; du bekommst nichts (R11.15).',
    },
    {
      id: 'Q14',
      get question() {
        return `Gibt es im Solospiel in Runde ${ROUNDS[1].rounds} ein Wachstum?`;
      },
      get answer() {
        return `Nein, nur in den Runden ${list(ROUNDS[1].growth)} (R4.7).`;
      },
    },
    {
      id: 'Q15',
      question: 'Wann und wie nutzt du Neutrale?',
      answer:
        'Du bekommst sie als Belohnung oder durch Karten und setzt sie ein, während ein Plättchen gewertet wird (R7.3, R7.4); danach stehen sie wieder auf der Wertungstafel.',
    },
    {
      id: 'Q16',
      question: 'Helfen Neutrale, die nötige Zahl zu erreichen?',
      answer: 'Nein. Sie sind keine Figuren (R1.5), und zuerst wird geprüft, ob das Plättchen fällig ist.',
    },
    {
      id: 'Q17',
      question: 'Wohin gehen die Mitglieder eines gewerteten Plättchens?',
      answer: 'In die Zunfthalle (R7.7). Nur von der Plantage geht es in den allgemeinen Vorrat.',
    },
    {
      id: 'Q18',
      question: 'Was gilt bei Gleichstand auf der Plantage?',
      answer: 'R9.2: Niemand gewinnt, die rechte Seite zahlt trotzdem, wie im Solospiel bei genau einem Mitglied.',
    },
    { id: 'Q19', question: 'Wird die Plantage auch zu mehreren umgedreht?', answer: 'Ja, nach jeder Wertung (R9.3).' },
    {
      id: 'Q20',
      question: 'Was bringen benachbarte Meister am Ende?',
      get answer() {
        return `${AMOUNTS.pairVp} SP je benachbartem Paar (R10.2). Die Quellen nennen die Wertung, aber nicht ihren Betrag.`;
      },
    },
    {
      id: 'Q21',
      question: 'Wie endet ein Solospiel bei gleich vielen SP?',
      answer: 'Du hast verloren; du brauchst mehr SP als Boris (R11.17).',
    },
    {
      id: 'Q22',
      question: 'Wirkt ein Belohnungsmarker sofort, oder hebst du ihn auf?',
      answer:
        'Er wirkt sofort (R7.9). Der Marker selbst bleibt bei dir, weil Belohnungskarten ihn zählen und die Promokarte ihn braucht.',
    },
    {
      id: 'Q23',
      question: 'Promokarte: Liegen die Marker aller zusammen, oder bleiben sie getrennt?',
      get answer() {
        return `Sie bleiben getrennt. Der Tisch kann es anders wählen: Dann liegen alle zusammen, und jeder darf, wenn er dran ist (R12.7), ${word(PROMO.tokens)} davon entfernen.`;
      },
    },
    {
      id: 'Q24',
      question: 'Promokarte: Wann gibt es zu mehreren ein gewertetes Plättchen ohne Meister?',
      get answer() {
        return `Nach einer ${or(cardsWith(users, 'RESIGN'))} (R6.E35).`;
      },
    },
    {
      id: 'Q25',
      question: 'Darfst du eine Sonderaktion nur wegen des Ziehens spielen?',
      answer: 'Nein, ihre Hauptwirkung muss möglich sein (R6.4).',
    },
    {
      id: 'Q26',
      question: 'Wann kommen gespielte Sonderaktionen auf den Ablagestapel?',
      answer:
        'Am Ende des Zugs (R5.7); bis dahin liegen sie vor dir. So holen sich zwei Nachlesen nicht endlos zurück.',
    },
    {
      id: 'Q27',
      question: 'Was, wenn zu zweit alle Plättchen gewertet sind?',
      answer: 'Das Spiel endet mit dieser Runde (R10.1).',
    },
    {
      id: 'Q28',
      question: 'Heißen die Farben Rot oder Orange, Rosa oder Lila?',
      answer: 'Rot und Rosa; gemeint sind dieselben.',
    },
    {
      id: 'Q29',
      question: 'Stadtamtmann-Wertung: Bekommst du den Belohnungsmarker, wenn du dort Mitglieder hast?',
      answer:
        'Nein, er verlässt das Spiel (R11.13). Das Heft sagt nur, dass du keine SP bekommst; für uns ist das Plättchen allein für Boris gewertet.',
    },
  ],
  get reconstructed() {
    return `Das Spielheft, das uns vorlag, enthält nur die Solo-Regeln und die Promokarte (S). Zahl und Art des Materials, Aufbau und Ablauf des Grundspiels folgen öffentlichen Quellen (P). Von uns ergänzt (K) sind die Werte der ${GUILDS} Zünfte, der besonderen Gebäude außer der Belohnung der Kirche und der Wirkung der Universität, der ${allTokens().length} Belohnungsmarker, der ${allMayors().length} Belohnungskarten, beider Plantagenseiten und der ${allCards().length} Aktionskarten mit ihren ${EFFECTS.length} Wirkungen, dazu die Rundenzahlen je Spielerzahl, die Felder des Wachstums und die Zunftnamen.`;
  },
};
