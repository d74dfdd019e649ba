import { kitOf } from '../../../text/kit.ts';
import type { server as en } from '../../en/terminal/server.ts';

const { counted } = kitOf('de');

export const server: typeof en = {
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
  checked: (tables) => `${counted(tables, 'offener Tisch', 'offene Tische')}: keine Abweichung.`,
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
