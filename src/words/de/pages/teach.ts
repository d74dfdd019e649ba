import { kitOf } from '../../../text/kit.ts';
import type { teach as en } from '../../en/pages/teach.ts';

const { and } = kitOf('de');

export const teach: typeof en = {
  hands: 'Hände',
  closed: 'Wie üblich',
  open: 'Offene Hände',
  closedAbout: 'Alle behalten ihre Hand für sich.',
  openAbout:
    'Für die erste Partie: Alle, die mitspielen, sehen einander in die Hand. Was alle gleichzeitig wählen, bleibt verdeckt, bis alle gewählt haben.',
  shown: 'Zuschauer sehen alle Hände',
  shownAbout: 'Alle, die hier spielen, lassen dich in ihre Hand sehen. Einander sehen sie nicht hinein.',
  asBefore: 'Gerade wählen alle gleichzeitig: Du siehst, was alle hatten, als das begann.',
  noHands: 'Hier gibt es keine Hand, in die du sehen darfst.',
  two: 'Zu zweit auf einem Platz',
  twoWith: (name) => `${name} spielt diesen Platz mit dir`,
  twoAbout:
    'Zum Beibringen oder mit einem Kind: Beide sehen die Hand, und beide dürfen wählen. Für alles andere sprichst du allein.',
  invitation: 'Einladung auf deinen Platz',
  invite: 'Jemanden auf meinen Platz einladen',
  inviteAgain: 'Neue Einladung machen',
  inviteNot: 'Einladung zurücknehmen',
  alone: 'Wieder allein spielen',
  leave: 'Den Platz der anderen Person überlassen',
  leaveAbout: 'Du hast diese Hand gesehen: In dieser Partie kannst du auf keinem anderen Platz sitzen.',
  show: 'Zuschauer in die Hände sehen lassen',
  showAbout:
    'Nur wenn alle Mitspielenden zustimmen, und jeder kann jederzeit widerrufen. Zusehen kann, wer den Link hat; danach kann sich in dieser Partie niemand mehr setzen.',
  showYes: 'Ich stimme zu',
  showNot: 'Ich widerrufe',
  showLater: 'Lieber nicht',
  showMissing: (names) => `Noch nicht zugestimmt: ${and(names)}`,
  showAsked: (name) => `${name} möchte, dass Zuschauer alle Hände sehen.`,
  join: 'Zu zweit auf einem Platz',
  joinAbout: (game) =>
    `Du bist eingeladen, einen Platz bei ${game} gemeinsam zu spielen: Ihr seht beide seine Hand, und beide dürft ihr wählen.`,
  joinNow: 'Mitspielen',
  joined: 'Ihr spielt diesen Platz gemeinsam.',
  slip: 'Meine Notizen',
  slipAbout:
    'Niemand sonst liest sie. Sie bleiben beim Tisch und beim Nachspielen und verschwinden, wenn du gelöscht wirst.',
  slipHere: 'Sie bleiben auf diesem Gerät beim Tisch und verschwinden mit ihm. Lesen kann sie, wer das Gerät hat.',
  slipKept: 'Gesichert',
  slipWriting: 'Wird geschrieben …',
};
