/** What was found at the same place in the folders of several games, by game: no list has to be kept. */
export const byGame = <M>(modules: Readonly<Record<string, () => Promise<M>>>): ReadonlyMap<string, () => Promise<M>> =>
  new Map(Object.entries(modules).map(([path, load]) => [path.split('/games/')[1].split('/')[0], load]));
