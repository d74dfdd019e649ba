import type { devices as en } from '../../en/pages/devices.ts';

export const devices: typeof en = {
  title: 'Meine Geräte',
  about:
    'Auf diesen Geräten bist du angemeldet. Erkennst du eines nicht? Melde es ab. Meldest du dieses ab, kommst du nur noch über ein anderes Gerät oder einen Umzugslink an deine Plätze.',
  unknown: 'Unbekanntes Gerät',
  here: 'dieses Gerät',
  seen: (time) => `zuletzt benutzt ${time}`,
  out: 'Abmelden',
  outOf: (name) => `Abmelden: ${name}`,
  outNow: 'Gerät abmelden',
  hereNow: 'Hier abmelden',
  others: 'Alle anderen abmelden',
  othersNow: 'Alle außer diesem',
  keep: 'Lieber nicht',
  done: 'Abgemeldet.',
};
