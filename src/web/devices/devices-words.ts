const en = {
  title: 'My devices',
  about:
    'On these you are known here. Do you not know one of them? Sign it out. If you sign out this one, only another device or a recovery link has your seats.',
  unknown: 'Unknown device',
  here: 'this device',
  seen: (time: string) => `last used ${time}`,
  out: 'Sign out',
  outOf: (name: string) => `Sign out: ${name}`,
  outNow: 'Sign it out',
  hereNow: 'Sign out here',
  others: 'Sign out all others',
  othersNow: 'All but this one',
  keep: 'Rather not',
  done: 'Signed out.',
};
const de: typeof en = {
  title: 'Meine Geräte',
  about:
    'Auf diesen bist du hier bekannt. Kennst du eines nicht? Melde es ab. Meldest du dieses ab, hat nur noch ein anderes Gerät oder ein Umzugslink deine Plätze.',
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

export const devicesWords = { de, en };
