import type { options as en } from '../../en/terminal/options.ts';

export const options: typeof en = {
  players: { value: 'n', about: 'wie viele spielen (so wenige, wie das Spiel erlaubt)' },
  playersOrTwo: { value: 'n', about: 'wie viele spielen (so wenige, wie das Spiel erlaubt, aber mindestens 2)' },
  humans: { value: 'k', about: 'auf den ersten k Plätzen sitzen Menschen, auf den übrigen Bots (1)' },
  bots: { value: 'a,b', about: 'wer die Bots sind, Platz für Platz, dann wieder von vorn: {bots} (greedy)' },
  names: { value: 'A,B', about: 'Namen der Spieler, vom ersten Platz an' },
  seedOfTable: {
    value: 's',
    about: 'ein beliebiger Text: derselbe Text gibt dasselbe Spiel; ohne ihn kann niemand vorhersehen, was kommt',
  },
  seedOfGames: {
    value: 's',
    about: 'ein beliebiger Text; Spiel Nummer i, ab 0, wird aus s/i gegeben (1)',
  },
  seedOfLab: { value: 's', about: 'ein beliebiger Text; Spiel Nummer i, ab 0, wird aus s/i gegeben (lab)' },
  seedOfLadder: {
    value: 's',
    about:
      'ein beliebiger Text; die Bots a und b bekommen in Runde r, ab 0, ihr Spiel aus s/a b/r; einer allein aus s/alone/r (ladder)',
  },
  seedOfDeals: { value: 's', about: 'ein beliebiger Text: derselbe gibt dieselben Startlagen in derselben Folge (1)' },
  set: { value: 'name=wert', about: 'eine Tischregel; darf mehrmals stehen' },
  preset: { value: 'p', about: 'ein Satz von Tischregeln mit Namen' },
  save: {
    value: 'DATEI',
    about: 'die Aufzeichnung in dieser neuen Datei; sonst in kontor-<spiel>-<datum-zeit>.txt hier',
  },
  resume: { value: 'DATEI', about: 'das Spiel in dieser Aufzeichnung weiterspielen' },
  games: { value: 'k', about: 'wie viele Spiele (100)' },
  gamesEach: { value: 'k', about: 'wie viele Spiele gegen jeden von ihnen, aufgerundet auf ganze Startlagen (10)' },
  gamesOfLab: { value: 'k', about: 'wie viele Spiele höchstens (20.000)' },
  minutesOfLab: { value: 'n', about: 'nach so vielen Minuten kein Spiel mehr beginnen (10)' },
  botsOfLab: { value: 'a,b', about: 'wer spielt, von Spiel zu Spiel einen Platz weiter: {bots} (club)' },
  botsOfLadder: { value: 'a,b', about: 'wer verglichen wird, der schwächste zuerst: {bots} (alle)' },
  html: { value: 'DATEI', about: 'den Bericht als eigene Seite mit Grafiken schreiben' },
  markdown: { value: 'DATEI', about: 'den Bericht in seinen Abschnitt dieses Dokuments schreiben; der Rest bleibt' },
  bot: {
    value: "'befehl'",
    about: 'der Befehl, der deinen Bot startet, immer nötig; docs/api.md sagt, was er zu tun hat',
  },
  against: { value: 'a,b', about: 'die Bots, gegen die er spielt: {bots} (greedy,club)' },
  rotate: { value: '', about: 'die Bots rücken von Spiel zu Spiel einen Platz weiter' },
  records: { value: 'ORDNER', about: 'die Aufzeichnung jedes Spiels in diesen Ordner schreiben' },
  rounds: {
    value: 'k',
    about:
      'wie viele Runden höchstens; in jeder trifft jede Stufe einmal von beiden Seiten auf die nächste, greedy auf die stärkste; in jeder vierten alle aufeinander (50)',
  },
  minutes: { value: 'n', about: 'nach so vielen Minuten keine Runde mehr beginnen (30)' },
  results: { value: 'DATEI', about: 'Gespieltes in dieser Datei festhalten und mit dem weitermachen, was darin steht' },
  at: { value: 'n', about: 'nach n Entscheidungen (nach allen)' },
  contribution: {
    value: 'HEX',
    about: 'dein eigener Teil der Mischung, wie ihn die Seite oder dein Programm behalten hat; mit --roll',
  },
  roll: { value: 'HASH', about: 'der Aufruf, den du sahst, bevor du ihn aufgedeckt hast' },
  seat: { value: 's', about: 'so, wie Platz 1, 2, … es sieht, oder watcher, wer zuschaut (watcher)' },
  share: {
    value: '',
    about: 'andere Geräte in deinem Netz mitspielen lassen; sagt, wo, mit QR-Code; auch KONTOR_SHARE=1',
  },
  host: { value: 'adresse', about: 'unter dieser Adresse des Rechners (127.0.0.1); auch KONTOR_HOST' },
  port: { value: 'n', about: 'an diesem Port (5170); auch KONTOR_PORT' },
  db: { value: 'DATEI', about: 'die Tische liegen in dieser Datei (kontor.sqlite); auch KONTOR_DB' },
  url: { value: 'postgres://…', about: 'die Tische liegen in PostgreSQL; auch DATABASE_URL' },
  noOpen: { value: '', about: 'den Browser nicht öffnen' },
  newDeskToken: {
    value: '',
    about: 'einen neuen Schlüssel für das Pult des Hauses ausgeben; der alte gilt nicht mehr',
  },
  json: { value: '', about: 'als JSON' },
  noColour: { value: '', about: 'keine Farben; NO_COLOR bewirkt dasselbe' },
  lang: { value: '{languages}', about: 'die Sprache; sonst so, wie LC_ALL, LC_MESSAGES oder LANG sagen' },
  help: { value: '', about: 'diese Hilfe' },
  version: { value: '', about: 'die Fassung von Kontor' },
};
