// Which drawing shows a row of an edition: a card is itself, a track lies there with all its spaces, a character looks at you.
export function pieceOfRow(table: string, id: string): string | null {
  if (table === 'cards') return id;
  if (table === 'resources' || table === 'seals') return `track ${id} 0`;
  return table === 'characters' ? `character ${id}` : null;
}
