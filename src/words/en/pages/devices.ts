export const devices = {
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
