export const newGame = {
  badName: (given: string, most: number) =>
    `'${given}' cannot be a game's name: small letters, digits and single hyphens, a letter first, at most ${most} characters`,
  reserved: (given: string) => `'${given}' means something else already; take another name`,
  taken: (given: string, folder: string) =>
    `There is a game '${given}' already, or a folder ${folder}; nothing was written`,
  noSources:
    'This Kontor came without its sources, and a new game is built into its page: make it in a clone of the repository.',
  oddList: (file: string) => `${file} does not look as it should; nothing was written`,
  cannotWrite: (folder: string, why: string) => `${folder} cannot be written (${why}); nothing is left of it`,
  written: (folder: string, files: number, list: string) =>
    `${folder} is there, ${files} files, and its line in ${list}.`,
  play: 'play it in this terminal',
  browser: 'play it in the browser',
  tests: 'its tests and the laws of all games',
  next: 'docs/first-game.md shows how to go on from here.',
};
