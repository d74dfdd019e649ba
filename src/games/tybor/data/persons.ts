// Dossier 4.1. Professions and counts are the printed ones, the individual values are reconstructed. Names: words/.
export const PROFESSIONS = ['farmer', 'merchant', 'craftsman', 'captain', 'priest', 'soldier'] as const;
export type Profession = (typeof PROFESSIONS)[number];
export const COLOURS = ['green', 'yellow', 'blue', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export interface PersonRow {
  readonly profession: Profession;
  readonly work: number;
  /** Colour symbols: green, yellow, blue, red. */
  readonly symbols: readonly [number, number, number, number];
}

export const PERSONS = {
  FA01: { profession: 'farmer', work: 6, symbols: [0, 0, 0, 0] },
  FA02: { profession: 'farmer', work: 5, symbols: [0, 0, 0, 0] },
  FA03: { profession: 'farmer', work: 5, symbols: [1, 0, 0, 0] },
  FA04: { profession: 'farmer', work: 4, symbols: [1, 0, 0, 0] },
  FA05: { profession: 'farmer', work: 4, symbols: [0, 1, 0, 0] },
  FA06: { profession: 'farmer', work: 4, symbols: [0, 0, 1, 0] },
  FA07: { profession: 'farmer', work: 3, symbols: [2, 0, 0, 0] },
  FA08: { profession: 'farmer', work: 3, symbols: [0, 0, 0, 1] },
  FA09: { profession: 'farmer', work: 2, symbols: [1, 1, 1, 1] },
  ME01: { profession: 'merchant', work: 6, symbols: [0, 0, 0, 0] },
  ME02: { profession: 'merchant', work: 5, symbols: [0, 0, 0, 0] },
  ME03: { profession: 'merchant', work: 5, symbols: [0, 0, 0, 0] },
  ME04: { profession: 'merchant', work: 5, symbols: [0, 1, 0, 0] },
  ME05: { profession: 'merchant', work: 4, symbols: [0, 1, 0, 0] },
  ME06: { profession: 'merchant', work: 4, symbols: [0, 0, 0, 1] },
  ME07: { profession: 'merchant', work: 4, symbols: [0, 0, 0, 0] },
  ME08: { profession: 'merchant', work: 4, symbols: [1, 0, 0, 0] },
  ME09: { profession: 'merchant', work: 3, symbols: [0, 2, 0, 0] },
  ME10: { profession: 'merchant', work: 3, symbols: [1, 0, 1, 0] },
  ME11: { profession: 'merchant', work: 3, symbols: [0, 0, 1, 0] },
  ME12: { profession: 'merchant', work: 2, symbols: [1, 1, 1, 1] },
  CR01: { profession: 'craftsman', work: 6, symbols: [0, 0, 0, 0] },
  CR02: { profession: 'craftsman', work: 6, symbols: [0, 0, 0, 0] },
  CR03: { profession: 'craftsman', work: 5, symbols: [0, 0, 0, 0] },
  CR04: { profession: 'craftsman', work: 5, symbols: [0, 0, 0, 0] },
  CR05: { profession: 'craftsman', work: 5, symbols: [0, 0, 0, 0] },
  CR06: { profession: 'craftsman', work: 4, symbols: [1, 0, 0, 0] },
  CR07: { profession: 'craftsman', work: 4, symbols: [0, 1, 0, 0] },
  CR08: { profession: 'craftsman', work: 4, symbols: [0, 0, 1, 0] },
  CR09: { profession: 'craftsman', work: 3, symbols: [1, 0, 1, 0] },
  CR10: { profession: 'craftsman', work: 3, symbols: [0, 1, 0, 1] },
  CR11: { profession: 'craftsman', work: 2, symbols: [1, 1, 1, 1] },
  CA01: { profession: 'captain', work: 6, symbols: [0, 0, 0, 0] },
  CA02: { profession: 'captain', work: 5, symbols: [0, 0, 0, 0] },
  CA03: { profession: 'captain', work: 5, symbols: [0, 0, 1, 0] },
  CA04: { profession: 'captain', work: 4, symbols: [0, 0, 1, 0] },
  CA05: { profession: 'captain', work: 4, symbols: [1, 0, 0, 0] },
  CA06: { profession: 'captain', work: 4, symbols: [0, 0, 0, 0] },
  CA07: { profession: 'captain', work: 3, symbols: [0, 0, 2, 0] },
  CA08: { profession: 'captain', work: 3, symbols: [0, 1, 1, 0] },
  CA09: { profession: 'captain', work: 3, symbols: [0, 0, 0, 1] },
  CA10: { profession: 'captain', work: 2, symbols: [1, 1, 0, 1] },
  PR01: { profession: 'priest', work: 4, symbols: [0, 0, 0, 0] },
  PR02: { profession: 'priest', work: 3, symbols: [1, 0, 0, 0] },
  PR03: { profession: 'priest', work: 3, symbols: [0, 0, 0, 1] },
  PR04: { profession: 'priest', work: 2, symbols: [0, 1, 1, 0] },
  PR05: { profession: 'priest', work: 2, symbols: [0, 1, 0, 1] },
  SO01: { profession: 'soldier', work: 6, symbols: [0, 0, 0, 0] },
  SO02: { profession: 'soldier', work: 6, symbols: [0, 0, 0, 0] },
  SO03: { profession: 'soldier', work: 5, symbols: [0, 0, 0, 0] },
  SO04: { profession: 'soldier', work: 5, symbols: [0, 0, 0, 0] },
  SO05: { profession: 'soldier', work: 5, symbols: [0, 0, 0, 0] },
  SO06: { profession: 'soldier', work: 4, symbols: [0, 0, 0, 1] },
  SO07: { profession: 'soldier', work: 4, symbols: [0, 0, 0, 1] },
  SO08: { profession: 'soldier', work: 4, symbols: [0, 0, 1, 0] },
  SO09: { profession: 'soldier', work: 3, symbols: [0, 0, 0, 2] },
  SO10: { profession: 'soldier', work: 3, symbols: [1, 1, 0, 0] },
  SO11: { profession: 'soldier', work: 3, symbols: [0, 0, 0, 1] },
  SO12: { profession: 'soldier', work: 2, symbols: [1, 1, 1, 1] },
} as const satisfies Record<string, PersonRow>;
