import { kitOf } from '../../../text/kit.ts';
import type { evening as en } from '../../en/pages/evening.ts';

const { and, counted, plural } = kitOf('de');

export const evening: typeof en = {
  title: 'Spieleabend',
  of: (circle) => `Spieleabend: ${circle}`,
  about:
    'Sagt, wer da ist, und das Haus besetzt die Tische, Spiel um Spiel. An allen Tischen liegt dieselbe Ausgangslage, damit das Glück keine Rolle spielt: Verglichen wirst du mit denen an deinem Tisch und mit denen, die anderswo auf deinem Platz sitzen.',
  failed: 'Diesen Abend gibt es nicht. Nur wer zum Kreis gehört, sieht ihn.',
  loading: 'Der Abend wird nachgeschlagen',
  circleLink: 'Zum Kreis',
  over: 'Der Abend ist zu Ende.',

  who: 'Wer ist da?',
  whoAbout: 'Setzt einen Haken bei allen, die da sind. Zwischen den Runden kann man kommen und gehen.',
  come: 'Ich bin da',
  go: 'Ich muss gehen',
  host: 'leitet den Abend',
  you: 'du',
  guest: 'ohne Gerät',
  gone: 'ist gegangen',
  guestName: 'Name eines Gastes ohne Gerät',
  addGuest: 'Gast hinzufügen',
  guestAbout:
    'Ein Gast spielt auf dem Gerät von jemandem am selben Tisch; zwischen den beiden wird zugedeckt, was die andere Seite nicht sehen darf.',
  hereNow: (n) => (n === 1 ? 'Eine Person ist da' : `${n} Leute sind da`),

  plan: 'Was spielen wir?',
  games: 'Spiele, eins nach dem anderen',
  form: 'Wer spielt mit wem?',
  forms: { everybody: 'Alle mit allen', ladder: 'Wer gewinnt, steigt auf' },
  formAbout: {
    everybody: 'In jeder Runde sitzt du bei denen, mit denen du am wenigsten gespielt hast.',
    ladder: 'Wer an einem Tisch gewinnt, rückt einen Tisch auf; wer Letzter wird, rückt einen ab.',
  },
  size: 'Plätze an einem Tisch',
  sizeOf: (size, tables) =>
    tables === 1 ? `Ein Tisch mit ${size} Plätzen` : `${tables} Tische mit je ${size} Plätzen`,
  fits: 'Wie es am besten passt',
  bots: (n) =>
    n === 0
      ? 'Auf jedem Platz sitzt ein Mensch.'
      : `${plural(n, 'Ein Platz bleibt frei: Dort spielt ein Bot', `${n} Plätze bleiben frei: Dort spielen Bots`)}, denn dieselbe Ausgangslage braucht an jedem Tisch gleich viele Plätze.`,
  one: 'An einem einzigen Tisch hat niemand sonst deinen Platz: Dann zählen nur die Plätze am Tisch.',

  next: (n, game) => `Runde ${n}: ${game}`,
  begin: 'Runde beginnen',
  beginFinal: 'Finale spielen',
  finalAbout:
    'Im Finale sitzen die Besten zusammen am ersten Tisch, die Nächsten am zweiten und so weiter. Seine Plätze sind die Plätze des Abends.',
  end: 'Abend beenden',
  waitHost: 'Die nächste Runde beginnt, sobald sie eröffnet wird, von wem der Abend geleitet wird.',
  whyNot: {
    eveningTooFew: 'Es müssen mindestens zwei da sein.',
    tooManyGuests: 'An jedem Tisch muss jemand ein Gerät haben. Nehmt größere Tische oder weniger Gäste.',
    eveningPhase: 'Das geht an dieser Stelle des Abends nicht.',
    eveningHost: 'Das kann nur, wer den Abend leitet.',
    notAtEvening: 'Die Person ist an diesem Abend nicht dabei.',
    eveningFull: 'Mehr geht an diesem Abend nicht.',
    knownGuest: 'Jemand mit diesem Namen ist schon da.',
  },

  round: (n) => `Runde ${n}`,
  final: 'Das Finale',
  stages: {
    promising: 'Aufruf: Jedes Gerät verspricht seinen Teil am Mischen.',
    revealing: 'Alle sind gebunden. Jedes Gerät deckt seinen Teil auf; dann wird an allen Tischen gegeben.',
    playing: 'Alle Tische spielen dieselbe Ausgangslage. Wie es ausging, seht ihr, wenn der letzte fertig ist.',
    over: 'Alle Tische sind fertig: Jetzt ist alles offen.',
  },
  missing: (names) => `${and(names)} ${plural(names.length, 'muss', 'müssen')} diese Seite öffnen.`,
  missingHost: 'Wer nicht mehr kommt, verliert unten den Haken.',
  failedBy: (attempt, names) =>
    `Anlauf ${attempt} ist gescheitert: ${and(names)} ${plural(names.length, 'hat', 'haben')} nicht rechtzeitig aufgedeckt.`,
  warned: {
    missing: 'Dein Teil steht nicht so im Aufruf, wie du ihn versprochen hast. Von hier wird nichts aufgedeckt.',
    changed: 'Das ist nicht der Aufruf, den du gesehen hast. Von hier wird nichts aufgedeckt.',
    lost: 'Dein Teil wurde auf einem anderen Gerät versprochen. Öffne diese Seite dort.',
  },
  table: (n) => `Tisch ${n}`,
  yours: 'Dein Tisch',
  toTable: 'An deinen Tisch',
  toTableAs: (names) => `${and(names)} ${plural(names.length, 'spielt', 'spielen')} auf deinem Gerät.`,
  onDevice: (name) => `auf dem Gerät von ${name}`,
  bot: 'Bot',
  seat: (n) => `Platz ${n}`,
  playing: 'spielt noch',
  finished: 'ist fertig',
  noResult: 'blieb ohne Ergebnis und zählt nicht',
  look: (n) => `Tisch ${n} ansehen`,
  left: 'gegangen: zählt als Letzter',
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  gained: (table, deal) => `+${table + deal} (${table} am Tisch, ${deal} für den Platz)`,

  standings: 'Zwischenstand',
  standingsAbout:
    'Zwei Punkte für alle, die du an deinem Tisch hinter dir lässt, und zwei für alle, die anderswo aus deinem Platz mit derselben Ausgangslage weniger gemacht haben; bei Gleichstand einen. Ist auch das gleich, entscheiden die Punkte über dem Durchschnitt deiner Plätze.',
  rank: 'Rang',
  name: 'Name',
  score: 'Punkte',
  atTable: 'Tisch',
  atSeat: 'Platz',
  above: 'Über Durchschnitt',
  places: 'Die Plätze des Abends',
  placesAbout: 'Der erste Tisch des Finales entscheidet über die ersten Plätze, der nächste über die folgenden.',
  placesOne: 'Das Finale entscheidet.',
  placed: (place, name) => `${place}. ${name}`,
  earlier: 'Die Runden',
  copy: 'Das Ergebnis für euren Chat',

  open: 'Spieleabend beginnen',
  openAbout: 'Für alle, die heute da sind: mehrere Tische mit derselben Ausgangslage, Runde um Runde, und ein Finale.',
  resume: 'Zum Spieleabend',
  past: 'Frühere Spieleabende',
  when: (day, people, rounds) =>
    `${day}: ${counted(people, 'Person', 'Personen')}, ${counted(rounds, 'Runde', 'Runden')}`,
};
