// Which drawing shows a row of an edition: buildings are their cards, goods their crates, tiles the faces of the Grand Masters.
export function pieceOfRow(table: string, id: string): string | null {
  if (table === 'buildings' || table === 'goods') return id;
  return table === 'tiles' ? `master ${id}` : null;
}
