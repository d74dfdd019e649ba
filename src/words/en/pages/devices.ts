export const devices = {
  title: 'My devices',
  about:
    'You are signed in on these devices. If you do not recognise one, sign it out. Once you sign out this one, you reach your seats only from another device or by a recovery link.',
  unknown: 'Unknown device',
  here: 'this device',
  seen: (time: string) => `last used ${time}`,
  out: 'Sign out',
  outOf: (name: string) => `Sign out: ${name}`,
  outNow: 'Sign it out',
  hereNow: 'Sign out here',
  others: 'Sign out all others',
  othersNow: 'All but this one',
  keep: 'I’d rather not',
  done: 'Signed out.',
};
