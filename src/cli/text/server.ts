// What the commands around the server say.
import type { Language } from '../../text/languages.ts';

export interface ServerText {
  readonly running: (url: string) => string;
  readonly guests: string;
  readonly noNetwork: string;
  readonly shareOrHost: string;
  readonly placeOf: (place: string) => string;
  readonly deskToken: (url: string, token: string) => string;
  readonly stop: string;
  readonly building: string;
  readonly notBuilt: (why: string) => string;
  readonly stopped: string;
  readonly portTaken: (host: string, port: number) => string;
  readonly noPort: (host: string, port: number) => string;
  readonly noAddress: (host: string) => string;
  readonly badOrigin: (given: string) => string;
  readonly badProxy: (given: string) => string;
  readonly badMail: string;
  readonly noStore: (why: string) => string;
  readonly mayNotWrite: (file: string) => string;
  readonly noDatabase: (file: string) => string;
  readonly rulesChanged: string;
  readonly checked: (tables: number) => string;
  readonly earlier: (id: string, game: string, rules: number, goesOn: 'kept' | 'new') => string;
  readonly differs: (id: string, game: string, why: 'illegal' | 'state' | 'broken' | 'newer', choice: number) => string;
  readonly someDiffer: (count: number, tables: number) => string;
  readonly backedUp: (file: string) => string;
  readonly restored: (file: string, db: string) => string;
  readonly usePgDump: string;
  readonly useRestore: string;
}

const en: ServerText = {
  running: (url) => `Kontor is running: ${url}`,
  guests: 'From other devices in your network:',
  noNetwork: 'This machine is in no network, so nobody else can reach it.',
  shareOrHost: '--share listens on every address; with --host there is nothing to share',
  placeOf: (place) => `The tables are kept in ${place}`,
  deskToken: (url, token) => `Your host’s desk: ${url}/desk\nIts token, shown only this once: ${token}`,
  stop: 'Ctrl-C stops it; no game is lost.',
  building: 'Building the page; this takes a moment.',
  notBuilt: (why) => `The page could not be built, only the interface is there: ${why}`,
  stopped: 'Stopped. Everything is kept.',
  portTaken: (host, port) => `Port ${port} of ${host} is in use; another one: --port`,
  noPort: (host, port) => `Port ${port} of ${host} is not allowed; another one: --port`,
  noAddress: (host) => `${host} is not an address of this machine`,
  badOrigin: (given) => `KONTOR_ORIGIN must be an address such as https://kontor.example, not '${given}'`,
  badProxy: (given) =>
    `KONTOR_TRUST_PROXY must name addresses such as 10.0.0.7 or 10.0.0.0/24, or be 1 for a proxy on this machine, not '${given}'`,
  badMail:
    'Mail needs KONTOR_SMTP (smtps://user:password@mail.example), KONTOR_MAIL_FROM and KONTOR_ORIGIN, or none of the first two',
  noStore: (why) => `The tables cannot be opened: ${why}`,
  mayNotWrite: (file) => `${file} cannot be written; another place: --db`,
  noDatabase: (file) => `${file}: there is no such database`,
  rulesChanged: 'The rules have changed since the last start; all open tables are played again.',
  checked: (tables) => (tables === 1 ? '1 open table: nothing differs.' : `${tables} open tables: nothing differs.`),
  earlier: (id, game, rules, goesOn) =>
    goesOn === 'kept'
      ? `table ${id} (${game}): goes on by version ${rules} of the rules, which it was begun with`
      : `table ${id} (${game}): version ${rules} of its rules is gone; it goes on by today's from where it stands`,
  differs: (id, game, why, choice) =>
    why === 'newer'
      ? `table ${id}: written by a newer Kontor; this one leaves it alone`
      : why === 'state'
        ? `table ${id} (${game}): another position after choice ${choice}`
        : `table ${id} (${game}): choice ${choice} is not possible any more`,
  someDiffer: (count, tables) => `${count} of ${tables} open tables differ; they go on from their stored position.`,
  backedUp: (file) => `The backup is ${file}`,
  restored: (file, db) => `${db} is now what ${file} was; the database before it, if there was one, is ${db}.old`,
  usePgDump: 'The tables are in PostgreSQL: back them up with pg_dump',
  useRestore: 'The tables are in PostgreSQL: bring them back with pg_restore or psql',
};

const de: ServerText = {
  running: (url) => `Kontor läuft: ${url}`,
  guests: 'Von anderen Geräten in deinem Netz:',
  noNetwork: 'Dieser Rechner ist in keinem Netz, niemand sonst kann ihn erreichen.',
  shareOrHost: '--share gilt für alle Adressen des Rechners; neben --host hat es keinen Sinn',
  placeOf: (place) => `Die Tische liegen in ${place}`,
  deskToken: (url, token) =>
    `Dein Pult als Gastgeber: ${url}/desk\nSein Schlüssel, nur dies eine Mal gezeigt: ${token}`,
  stop: 'Strg-C beendet es; kein Spiel geht verloren.',
  building: 'Die Seite wird gebaut; das dauert einen Augenblick.',
  notBuilt: (why) => `Die Seite ließ sich nicht bauen, nur die Schnittstelle ist da: ${why}`,
  stopped: 'Beendet. Alles ist gesichert.',
  portTaken: (host, port) => `Port ${port} von ${host} ist belegt; ein anderer: --port`,
  noPort: (host, port) => `Port ${port} von ${host} ist nicht erlaubt; ein anderer: --port`,
  noAddress: (host) => `${host} ist keine Adresse dieses Rechners`,
  badOrigin: (given) => `KONTOR_ORIGIN muss eine Adresse wie https://kontor.example sein, nicht „${given}“`,
  badProxy: (given) =>
    `KONTOR_TRUST_PROXY muss Adressen wie 10.0.0.7 oder 10.0.0.0/24 nennen, oder 1 für einen Proxy auf diesem Rechner, nicht „${given}“`,
  badMail:
    'Mail braucht KONTOR_SMTP (smtps://name:passwort@mail.example), KONTOR_MAIL_FROM und KONTOR_ORIGIN, oder keines der ersten beiden',
  noStore: (why) => `Die Tische lassen sich nicht öffnen: ${why}`,
  mayNotWrite: (file) => `${file} lässt sich nicht schreiben; ein anderer Ort: --db`,
  noDatabase: (file) => `${file}: eine solche Datenbank gibt es nicht`,
  rulesChanged: 'Die Regeln sind seit dem letzten Start andere; alle offenen Tische werden nachgespielt.',
  checked: (tables) =>
    tables === 1 ? '1 offener Tisch: keine Abweichung.' : `${tables} offene Tische: keine Abweichung.`,
  earlier: (id, game, rules, goesOn) =>
    goesOn === 'kept'
      ? `Tisch ${id} (${game}): spielt nach Fassung ${rules} der Regeln weiter, mit der er begann`
      : `Tisch ${id} (${game}): Fassung ${rules} seiner Regeln gibt es nicht mehr; er geht nach den heutigen weiter, wie er steht`,
  differs: (id, game, why, choice) =>
    why === 'newer'
      ? `Tisch ${id}: von einem neueren Kontor geschrieben; dieses rührt ihn nicht an`
      : why === 'state'
        ? `Tisch ${id} (${game}): eine andere Stellung nach Entscheidung ${choice}`
        : `Tisch ${id} (${game}): Entscheidung ${choice} ist nicht mehr möglich`,
  someDiffer: (count, tables) =>
    `${count} von ${tables} offenen Tischen weichen ab; sie gehen von ihrer gespeicherten Stellung aus weiter.`,
  backedUp: (file) => `Die Sicherung ist ${file}`,
  restored: (file, db) => `${db} ist jetzt, was ${file} war; die Datenbank davor, falls es sie gab, ist ${db}.old`,
  usePgDump: 'Die Tische liegen in PostgreSQL: pg_dump sichert sie',
  useRestore: 'Die Tische liegen in PostgreSQL: pg_restore oder psql holt sie zurück',
};

export const SERVER_TEXTS: Readonly<Record<Language, ServerText>> = { de, en };
