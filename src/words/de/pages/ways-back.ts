import type { waysBack as en } from '../../en/pages/ways-back.ts';

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
};
