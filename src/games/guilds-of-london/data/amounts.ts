// Numbers of the rules that stand in none of the dossier's tables.
export const AMOUNTS = {
  recruits: 1, // R5.3
  doubled: 2, // R6.E6
  mayorsDealt: 3, // R2.9
  mayorsDrawn: 2, // R8.8
  pairVp: 1, // R10.2
  streetMasters: 2, // R10.2.16
  lyingNeutrals: 6, // R11.6
  lyingAdds: 1, // R1.6, R11.7
} as const;

/** R11.8, R11.18 */
export const CARDS_OF = { boris: 3, rik: 4 } as const;
