// Which drawing shows a row of an edition: people and buildings are their cards, what a symbol brings is the symbol.
export function pieceOfRow(table: string, id: string): string | null {
  if (table === 'people' || table === 'buildings') return id;
  if (table === 'points' || table === 'steps') return id.replace(/Second$/, '');
  return null;
}
