import type { problems as en } from '../../en/pages/problems.ts';

export const problems: typeof en = {
  newVersion: 'Eine neue Fassung ist da: Lade die Seite neu.',
  notKept: 'Dieser Browser kann gerade nichts aufheben. Der Zug zählt noch nicht; versuch es noch einmal.',
  badRecord: 'Diese Aufzeichnung lässt sich nicht lesen.',
  recordDiffers: 'Nachgespielt kommt etwas anderes heraus als in der Aufzeichnung steht.',
  unfinishedRecord: 'Nur eine zu Ende gespielte Partie lässt sich hochladen.',
  noAnswer: 'Der Server antwortet nicht. Deine Spiele sind sicher; versuch es gleich noch einmal.',
  noIdentity: 'Dieser Browser hat noch keinen Namen.',
  notFound: 'Das gibt es nicht mehr.',
  badName: 'Dieser Name ist leer oder zu lang.',
  badRecovery: 'Dieser Umzugslink ist schon benutzt oder zu alt.',
  badSetting: 'Diese Einstellung hat das Spiel nicht.',
  lobbyClosed: 'Gerade werden hier keine neuen Tische geöffnet.',
  tooManyPublic:
    'Du oder andere an deinem Ort habt viele öffentliche Tische offen. Spielt erst einen davon, oder öffne einen privaten.',
  tooManySeats:
    'Du oder andere an deinem Ort sitzt an vielen öffentlichen Tischen, die noch nicht begonnen haben. Steh erst an einem auf.',
  tooFast: 'Das war etwas schnell. Warte einen Augenblick.',
  oneAtATime: 'Eins nach dem anderen: Die vorige Anfrage läuft noch.',
  tooLarge: 'Das ist zu groß.',
  badRequest: 'Das ist nicht lesbar.',
  badHook: 'Es muss eine öffentliche Adresse sein, die mit https:// beginnt.',
  badMailLink: 'Dieser Link ist schon benutzt oder zu alt.',
  mailFailed: 'An diese Adresse ließ sich keine Mail schicken.',
  noMail: 'Dieser Server kann keine Mails schicken.',
  noSuchWay: 'Diese Art der Mitteilung ist noch nicht eingerichtet.',
  storeFailed: 'Der Server kann gerade nicht schreiben. Nichts ist verloren; versuch es gleich noch einmal.',
  closing: 'Der Server startet neu. Deine Spiele sind sicher.',
  busy: 'Gerade ist viel los. Versuch es gleich noch einmal.',
  internal: 'Bei uns ging etwas schief. Dein Spiel ist, wie es war.',
};
