import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const server = {
  running: (url: string) => `Kontor is running: ${url}`,
  guests: 'From other devices in your network:',
  noNetwork: 'This machine is in no network, so nobody else can reach it.',
  shareOrHost: '--share listens on every address; with --host there is nothing to share',
  placeOf: (place: string) => `The tables are kept in ${place}`,
  deskToken: (url: string, token: string) => `Your host’s desk: ${url}/desk\nIts token, shown only this once: ${token}`,
  stop: 'Ctrl-C stops it; no game is lost.',
  building: 'Building the page; this takes a moment.',
  notBuilt: (why: string) => `The page could not be built, only the interface is there: ${why}`,
  stopped: 'Stopped. Everything is kept.',
  portTaken: (host: string, port: number) => `Port ${port} of ${host} is in use; another one: --port`,
  noPort: (host: string, port: number) => `Port ${port} of ${host} is not allowed; another one: --port`,
  noAddress: (host: string) => `${host} is not an address of this machine`,
  badOrigin: (given: string) => `KONTOR_ORIGIN must be an address such as https://kontor.example, not '${given}'`,
  badProxy: (given: string) =>
    `KONTOR_TRUST_PROXY must name addresses such as 10.0.0.7 or 10.0.0.0/24, or be 1 for a proxy on this machine, not '${given}'`,
  badMail:
    'Mail needs KONTOR_SMTP (smtps://user:password@mail.example), KONTOR_MAIL_FROM and KONTOR_ORIGIN, or none of the first two',
  noStore: (why: string) => `The tables cannot be opened: ${why}`,
  mayNotWrite: (file: string) => `${file} cannot be written; another place: --db`,
  noDatabase: (file: string) => `${file}: there is no such database`,
  rulesChanged: 'The rules have changed since the last start; all open tables are played again.',
  checked: (tables: number) => `${counted(tables, 'open table', 'open tables')}: nothing differs.`,
  earlier: (id: string, game: string, rules: number, goesOn: 'kept' | 'new') =>
    goesOn === 'kept'
      ? `table ${id} (${game}): goes on by version ${rules} of the rules, which it was begun with`
      : `table ${id} (${game}): version ${rules} of its rules is gone; it goes on by today's from where it stands`,
  differs: (id: string, game: string, why: 'illegal' | 'state' | 'broken' | 'newer', choice: number) =>
    why === 'newer'
      ? `table ${id}: written by a newer Kontor; this one leaves it alone`
      : why === 'state'
        ? `table ${id} (${game}): another position after choice ${choice}`
        : `table ${id} (${game}): choice ${choice} is not possible any more`,
  someDiffer: (count: number, tables: number) =>
    `${count} of ${tables} open tables differ; they go on from their stored position.`,
  backedUp: (file: string) => `The backup is ${file}`,
  restored: (file: string, db: string) =>
    `${db} is now what ${file} was; the database before it, if there was one, is ${db}.old`,
  usePgDump: 'The tables are in PostgreSQL: back them up with pg_dump',
  useRestore: 'The tables are in PostgreSQL: bring them back with pg_restore or psql',
};
