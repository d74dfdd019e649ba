import { kitOf } from '../../../text/kit.ts';
import type { waysBack as en } from '../../en/pages/ways-back.ts';

const { counted } = kitOf('de');

export const waysBack: typeof en = {
  title: 'Wege zurück zu dir',
  about:
    'Falls dieser Browser dich vergisst oder du den Browser wechselst: So kommen dein Name und deine Plätze zurück.',
  passkey: 'Passkey',
  passkeyAbout: 'Dein Gerät oder dein Passwortmanager bewahrt ihn auf; du zeigst ihn mit Finger, Gesicht oder PIN.',
  makePasskey: 'Passkey anlegen',
  needsName: 'Passkeys brauchen eine Adresse mit Namen und https; eins davon fehlt hier.',
  noPasskeys: 'Dieser Browser kennt keine Passkeys.',
  made: (about, when) => `${about}, angelegt ${when}`,
  drop: 'Wegnehmen',
  dropNow: 'Ja, wegnehmen',
  keep: 'Behalten',
  code: 'Ein Code zum Ausdrucken',
  codeAbout: 'Er bringt dich einmal zurück, wann immer das ist. Heb ihn auf, wo dein Pass liegt.',
  makeCode: 'Code anlegen',
  newCode: 'Neuen Code anlegen',
  codeOld: (when) => `Du hast einen Code, angelegt ${when}. Ein neuer ersetzt ihn.`,
  print: 'Drucken',
  codeOnce: 'Er wird nur jetzt gezeigt.',
  codePaper: (name, where) => `Der Weg zurück zu ${name} bei ${where}`,
  codeHow: (where) => `Öffne ${where}/recover und tipp diesen Code ein. Er gilt einmal.`,
  mail: 'Per Mail',
  mailIs: (address) => `Ein Weg zurück kann an ${address} geschickt werden.`,
  mailNone:
    'Wenn du dich per Mail benachrichtigen lässt, kann auch dein Weg zurück dorthin geschickt werden: siehe Benachrichtigungen.',
  byPasskey: 'Mit einem Passkey',
  byMail: 'Deine Mailadresse',
  send: 'Link schicken',
  sent: 'Wenn diese Adresse hier bekannt ist, ist eine Mail unterwegs.',
  also: 'Ein anderer Name, der auch du bist',
  alsoAbout:
    'Partien, Kreise und Benachrichtigungen von beiden gehören dann dir. Zeig, dass du auch der andere bist: mit seinem gedruckten Code, einem Link von dort oder per Mail, oder einem Passkey.',
  alsoField: 'Code oder Link des anderen',
  alsoShow: 'Das bin auch ich',
  alsoPasskey: 'Seinen Passkey zeigen',
  alsoFound: (name, games, circles, since) => `${name}, hier seit ${since}: ${games}, ${circles}.`,
  alsoGames: (count) => counted(count, 'Partie', 'Partien'),
  alsoCircles: (count) => counted(count, 'Kreis', 'Kreise'),
  alsoDevices: (count) =>
    `Angemeldet auf ${count === 1 ? 'einem Gerät' : `${count} Geräten`}. Tippe nie einen Code ein, den dir jemand anders gegeben hat: Auf dessen Geräten wäre er dann du.`,
  alsoBanned: 'Der Gastgeber hat diesen Namen gesperrt. Die Sperre gälte dann auch für dich.',
  alsoInTheWay: 'Beide spielen gerade am selben Ort. Niemand sieht zwei Hände: Erst muss das vorbei sein.',
  alsoThere: 'Dorthin',
  alsoNow: (name) => `Mit ${name} eins werden`,
  alsoSure: 'Ja, endgültig: Seine Geräte sind als ich angemeldet, sein gedruckter Code gilt nicht mehr',
  alsoNot: 'Lieber nicht',
  alsoDone: (name) => `Ihr seid jetzt eins. Du heißt ${name}.`,
};
