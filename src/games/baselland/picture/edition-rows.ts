// Which drawing shows a row of an edition: a tile is the first of its kind, what a number pays for is who earns it.
const EARNED_BY: Readonly<Record<string, string>> = {
  road: 'highwayman',
  openRoad: 'highwayman',
  city: 'knight',
  openCity: 'knight',
  pennant: 'knight',
  openPennant: 'knight',
  refugee: 'refugee',
  monastery: 'monk',
  openMonastery: 'monk',
};

export const pieceOfRow = (table: string, id: string): string | null =>
  table === 'tiles' ? `${id}1` : (EARNED_BY[id] ?? null);
