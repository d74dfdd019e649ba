import { proven, seatsIn, spaced, type TableTexts } from '../../text/table.ts';

const recorded = (want: string, got: string) => `aufgezeichnet ${want}, nachgespielt ${got}`;
const proofs: TableTexts['proofs'] = {
  secretMissing: () => 'Das Geheimnis fehlt oder ist unlesbar',
  secretBroken: () => 'Das Geheimnis ist nicht das, das vorher versprochen wurde',
  contributionMissing: (f) => `Der Beitrag von Platz ${f('seat')} fehlt oder ist unlesbar`,
  contributionBroken: (f) => `Der Beitrag von Platz ${f('seat')} ist nicht der versprochene`,
  seedDiffers: () => 'Der Startwert folgt nicht aus dem, was aufgedeckt wurde',
  rollBroken: () => 'Der Aufruf ist nicht der zu dem, was versprochen wurde',
  attemptsMissing: () => 'Gescheiterte Anläufe fehlen in der Aufzeichnung',
  attemptsBroken: () => 'Ein gescheiterter Anlauf ist nicht so aufgezeichnet, wie er war',
};

export const sayings: TableTexts = {
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
    onlyHouse: () => 'Das kann nur das Haus',
    seatKey: () => 'Der Schlüssel eines Platzes sieht nur seinen Tisch und spielt nur für seinen Platz',
    badSeatKey: () => 'Dieser Schlüssel öffnet hier keinen Platz, oder nicht mehr',
    noSeatKey: () => 'Dein Platz hat keinen Schlüssel',
    chatOff: () => 'Der Gastgeber hat den Chat abgeschaltet',
    wrongRoom: () => 'Solange gespielt wird, reden Spieler und Zuschauer getrennt',
    badLine: () => 'Diese Zeile ist leer oder zu lang',
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
    sentAway: () =>
      'Der Gastgeber hat dich gebeten, deinen Platz an diesem Tisch freizugeben; du kannst gern zuschauen',
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
  proofs,
  differences: {
    illegal: (f) => `Die Regeln verbieten Entscheidung ${f('choice')}`,
    rules: (f) => `Sie braucht Fassung ${f('want')} der Regeln; dieses Kontor hat Fassung ${f('got')}`,
    edition: (f) => `Mit anderen Daten gespielt, als dieses Kontor hat: ${recorded(f('want'), f('got'))}`,
    seed: () => 'Die Aufzeichnung hat keinen Startwert; so kann nichts noch einmal gegeben werden',
    proof: (f) => `Der Beweis der Fairness stimmt nicht: ${proven(proofs, f)}`,
    unfinished: () =>
      'Die Aufzeichnung nennt ein Ergebnis, aber nach ihrer letzten Entscheidung ist das Spiel nicht zu Ende',
    finished: () => 'Nach der letzten Entscheidung ist das Spiel zu Ende, aber die Aufzeichnung nennt kein Ergebnis',
    scores: (f) => `Die Punkte weichen ab: ${recorded(spaced(f('want')), spaced(f('got')))}`,
    winners: (f) => `Die Sieger weichen ab: ${recorded(`Platz ${seatsIn(f('want'))}`, `Platz ${seatsIn(f('got'))}`)}`,
    state: (f) => `Die Schlussstellung weicht ab: ${recorded(f('want'), f('got'))}`,
  },
};
