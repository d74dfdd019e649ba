// The words about the shuffle: while everybody reveals, and when it is checked. They claim no more than is proven.
import type { Spoiler } from '../../fair/roll.ts';
import { counted, list } from '../text/grammar.ts';

const and = (names: readonly string[]): string => list(names, 'and');
/** Who has revealed and then got up has ended the attempt too. */
type By = readonly Pick<Spoiler, 'name' | 'why'>[];
const named = (by: By, which: Spoiler['why']): string[] =>
  by.filter(({ why }) => why === which).map(({ name }) => name);

function failedIn(n: number, by: By): string {
  const [late, left] = [named(by, 'late'), named(by, 'left')];
  const said = [late.length > 0 && `${and(late)} did not reveal in time`, left.length > 0 && `${and(left)} got up`];
  return `Attempt ${n} failed: ${said.filter((one) => one !== false).join('; ')}.`;
}
const en = {
  revealing: 'The table is being shuffled; everybody reveals a part of the shuffle.',
  promising: 'Everybody shuffles anew; nobody has to press anything.',
  until: (names: readonly string[], time: string) =>
    `Waiting for ${and(names)}, until ${time}; whose part has not come by then loses the seat.`,
  attempt: failedIn,
  lost: 'Your part of the shuffle lies on the device on which you sat down. Open the table there once.',
  program: 'A program has the key to your seat and adds its own part to the shuffle, instead of this browser.',
  missing:
    'Warning: what this browser promised is not in the roll call. It reveals nothing. If you have not sat down anew on another device, do not trust this shuffle.',
  changed:
    'Warning: this is not the roll call that this browser has answered, or not what it says it is. It reveals nothing. Do not trust this shuffle.',
  title: 'Was the shuffle fair?',
  about: 'Your browser fetches the record and checks everything by itself.',
  running: 'Checking',
  failed: 'The record could not be fetched. Try again in a moment.',
  tomorrow: 'The seed of today’s deal comes out when the day is over (UTC). Then it can be checked.',
  findings: {
    record: (n: number) => `The record can be read: ${counted(n, 'choice', 'choices')}.`,
    choices: (n: number) => `All ${n} choices were played again from the seed; every one was allowed.`,
    edition: 'The game’s data are those of this Kontor.',
    commitment: 'The server’s secret is the one it had promised.',
    sawCommitment: 'That promise is the one this browser noted when you came to the table.',
    nothing: 'Nobody promised anything about this shuffle.',
    promise: (name: string) => `What ${name} revealed is what ${name} had promised.`,
    bot: (name: string) => `${name} is a bot and adds nothing to the shuffle.`,
    none: (name: string) => `${name} promised nothing and revealed nothing.`,
    roll: 'All these promises stood in one roll call before anybody revealed.',
    noRoll: 'There was no roll call before the first revealed.',
    attempt: failedIn,
    mine: 'Your own part of the shuffle is in, unchanged.',
    mineMissing: 'Warning: what this browser promised for this table is not in the shuffle.',
    mineLate: 'Your own part is not in: you did not reveal it in time, or left.',
    blamed:
      'Warning: the record says that you spoiled an attempt, but the server had taken what this browser revealed. If you did not get up yourself, that is not true.',
    program: 'Not this browser’s part is in at your seat, but that of the program with its key.',
    notHere: 'This browser has promised nothing at this table.',
    sawRoll: 'The roll call is the one that this browser saw before it revealed.',
    otherRoll: 'Warning: the roll call is not the one that this browser saw before it revealed.',
    seed: 'The seed follows from all these parts, and from nothing else.',
    scores: 'Scores, winners and final position come out the same.',
  },
  played: 'Played by the rules: yes.',
  notPlayed: 'Played by the rules: no.',
  levels: {
    mine: 'Your own part is in, and the roll call is the one you saw: nobody could choose this shuffle, unless all others and the server conspired and spoiled starts in the open.',
    others:
      'Parts of others are in, bound by a roll call: nobody could choose this shuffle, unless all of them and the server conspired. You add no proof of your own.',
    server:
      'The server alone chose this shuffle, or could have: nobody’s part is in that was bound by a roll call. You have to trust the host.',
    nothing: 'Nothing was promised about this shuffle, so nothing about it is proven.',
    broken: 'Something about the shuffle does not add up: a promise was broken, or it is not what this browser saw.',
  },
  memory: 'A host who reads the memory of his own server can see the cards of a running game; no proof shows that.',
  command: 'The same check on your own machine, with the record',
  choice: (n: number) => `at choice ${n}`,
};

const und = (names: readonly string[]): string => list(names, 'und');
function gescheitert(n: number, by: By): string {
  const [late, left] = [named(by, 'late'), named(by, 'left')];
  const said = [
    late.length > 0 && `${und(late)} ${late.length === 1 ? 'hat' : 'haben'} nicht rechtzeitig aufgedeckt`,
    left.length > 0 && `${und(left)} ${left.length === 1 ? 'ist' : 'sind'} aufgestanden`,
  ];
  return `Anlauf ${n} ist gescheitert: ${said.filter((one) => one !== false).join('; ')}.`;
}
const de: typeof en = {
  revealing: 'Es wird gemischt; alle decken ihren Teil der Mischung auf.',
  promising: 'Alle mischen neu; niemand muss etwas drücken.',
  until: (names, time) =>
    `Gewartet wird auf ${und(names)}, bis ${time}; wessen Teil dann nicht da ist, verliert den Platz.`,
  attempt: gescheitert,
  lost: 'Dein Teil der Mischung liegt auf dem Gerät, an dem du dich hingesetzt hast. Öffne den Tisch dort einmal.',
  program:
    'Ein Programm hat den Schlüssel zu deinem Platz und gibt statt dieses Browsers seinen Teil zur Mischung dazu.',
  missing:
    'Warnung: Was dieser Browser versprochen hat, steht nicht im Aufruf. Er deckt nichts auf. Wenn du dich nicht auf einem anderen Gerät neu hingesetzt hast, traue dieser Mischung nicht.',
  changed:
    'Warnung: Das ist nicht der Aufruf, auf den dieser Browser geantwortet hat, oder nicht der, für den er sich ausgibt. Er deckt nichts auf. Traue dieser Mischung nicht.',
  title: 'War die Mischung fair?',
  about: 'Dein Browser holt die Aufzeichnung und prüft alles selbst.',
  running: 'Wird geprüft',
  failed: 'Die Aufzeichnung war nicht zu bekommen. Versuch es gleich noch einmal.',
  tomorrow:
    'Der Startwert der heutigen Partie kommt heraus, wenn der Tag vorbei ist (UTC). Dann lässt sie sich prüfen.',
  findings: {
    record: (n) => `Die Aufzeichnung ist lesbar: ${counted(n, 'Entscheidung', 'Entscheidungen')}.`,
    choices: (n) => `Alle ${n} Entscheidungen wurden vom Startwert aus nachgespielt; jede war erlaubt.`,
    edition: 'Die Daten des Spiels sind die dieses Kontors.',
    commitment: 'Das Geheimnis des Servers ist das, das er versprochen hatte.',
    sawCommitment: 'Dieses Versprechen hat dein Browser notiert, als du an den Tisch kamst.',
    nothing: 'Über diese Mischung hat niemand etwas versprochen.',
    promise: (name) => `${name} hat aufgedeckt, was vorher versprochen war.`,
    bot: (name) => `${name} ist ein Bot und trägt nichts zur Mischung bei.`,
    none: (name) => `${name} hat nichts versprochen und nichts aufgedeckt.`,
    roll: 'Alle diese Versprechen standen in einem Aufruf, bevor irgendwer aufdeckte.',
    noRoll: 'Es gab keinen Aufruf, bevor der Erste aufdeckte.',
    attempt: gescheitert,
    mine: 'Dein eigener Teil der Mischung ist unverändert dabei.',
    mineMissing: 'Warnung: Was dieser Browser für diesen Tisch versprochen hat, ist nicht in der Mischung.',
    mineLate: 'Dein eigener Teil ist nicht dabei: Du hast ihn nicht rechtzeitig aufgedeckt oder bist gegangen.',
    blamed:
      'Warnung: Die Aufzeichnung sagt, an dir sei ein Anlauf gescheitert; der Server hatte aber angenommen, was dieser Browser aufdeckte. Wenn du nicht selbst aufgestanden bist, stimmt das nicht.',
    program: 'Auf deinem Platz ist nicht der Teil dieses Browsers dabei, sondern der des Programms mit dem Schlüssel.',
    notHere: 'Dieser Browser hat an diesem Tisch nichts versprochen.',
    sawRoll: 'Der Aufruf ist der, den dieser Browser sah, bevor er aufdeckte.',
    otherRoll: 'Warnung: Der Aufruf ist nicht der, den dieser Browser sah, bevor er aufdeckte.',
    seed: 'Der Startwert folgt aus all diesen Teilen und aus nichts sonst.',
    scores: 'Punkte, Sieger und Schlussstellung kommen genauso heraus.',
  },
  played: 'Nach den Regeln gespielt: ja.',
  notPlayed: 'Nach den Regeln gespielt: nein.',
  levels: {
    mine: 'Dein eigener Teil ist dabei, und der Aufruf ist der, den du sahst: Niemand konnte sich diese Mischung aussuchen, außer alle anderen und der Server gemeinsam, mit offen gescheiterten Anläufen.',
    others:
      'Teile anderer sind dabei, gebunden durch einen Aufruf: Niemand konnte sich diese Mischung aussuchen, außer sie alle und der Server gemeinsam. Einen eigenen Beweis hast du nicht.',
    server:
      'Der Server allein hat diese Mischung ausgesucht oder hätte es gekonnt: Niemandes Teil ist dabei, der durch einen Aufruf gebunden war. Du musst dem Gastgeber trauen.',
    nothing: 'Über diese Mischung war nichts versprochen; also ist über sie auch nichts bewiesen.',
    broken:
      'An der Mischung stimmt etwas nicht: Ein Versprechen wurde gebrochen, oder sie ist nicht die, die dieser Browser sah.',
  },
  memory:
    'Ein Gastgeber, der im Speicher seines eigenen Servers liest, kann die Karten einer laufenden Partie sehen; das zeigt kein Beweis.',
  command: 'Dieselbe Prüfung auf deinem eigenen Rechner, mit der Aufzeichnung',
  choice: (n) => `bei Entscheidung ${n}`,
};

export const shuffleWords = { de, en };
