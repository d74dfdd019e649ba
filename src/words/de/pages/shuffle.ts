import { kitOf } from '../../../text/kit.ts';
import type { shuffle as en } from '../../en/pages/shuffle.ts';

const { and, counted, plural } = kitOf('de');

/** Revealing and then getting up ends the attempt too. */
type By = readonly { readonly name: string; readonly why: 'late' | 'left' }[];
const named = (by: By, which: By[number]['why']): string[] =>
  by.filter(({ why }) => why === which).map(({ name }) => name);

function failedIn(n: number, by: By): string {
  const [late, left] = [named(by, 'late'), named(by, 'left')];
  const said = [
    late.length > 0 && `${and(late)} ${plural(late.length, 'hat', 'haben')} nicht rechtzeitig aufgedeckt`,
    left.length > 0 && `${and(left)} ${plural(left.length, 'ist', 'sind')} aufgestanden`,
  ];
  return `Anlauf ${n} ist gescheitert: ${said.filter((one) => one !== false).join('; ')}.`;
}

export const shuffle: typeof en = {
  revealing: 'Es wird gemischt; alle decken ihren Teil der Mischung auf.',
  promising: 'Alle mischen neu; niemand muss etwas drücken.',
  until: (names, time) =>
    `Gewartet wird auf ${and(names)}, bis ${time}; wessen Teil dann nicht da ist, verliert den Platz.`,
  attempt: failedIn,
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
    'Der Startwert der heutigen Partie wird veröffentlicht, wenn der Tag vorbei ist (UTC). Dann lässt sie sich prüfen.',
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
    round: (tables, n) =>
      `Ein Aufruf für ${tables === 1 ? 'den einen Tisch' : `alle ${tables} Tische`} der Runde: ${n === 0 ? 'Niemand saß anderswo' : `Die Teile von ${counted(n, 'Person', 'Personen')} an anderen Tischen sind wie versprochen dabei`}, und wer wo sitzt, stand fest, bevor irgendwer aufdeckte.`,
    roll: 'Alle diese Versprechen standen in einem Aufruf, bevor irgendwer aufdeckte.',
    noRoll: 'Es gab keinen Aufruf, bevor der Erste aufdeckte.',
    attempt: failedIn,
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
