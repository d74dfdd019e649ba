// Which icons the board carries; `npm run icons` copies them from the package.
export const ICON_NAMES = {
  merchant: 'two-coins',
  craftsman: 'flat-hammer',
  captain: 'sailboat',
  priest: 'pope-crown',
  soldier: 'crossed-swords',
  citizen: 'village',
  worker: 'spade',
  builder: 'trowel',
} as const;
