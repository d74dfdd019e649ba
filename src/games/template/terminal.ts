// The table in a terminal: what everybody has laid out, and the viewer's hand.
import { item, wrapped } from '../../text/columns.ts';
import type { DrawHow } from '../../text/draw.ts';
import type { Texts } from '../../text/texts.ts';
import type { CardId } from './data/cards.ts';
import type { Own, V } from './types.ts';

export function draw({ open, own, seat }: V, { things }: Pick<Texts, 'things'>, how: DrawHow): string[] {
  const { middle, each, piece } = things!;
  const cards = (ids: readonly CardId[]) =>
    ids.map((id) => {
      const { name, value } = piece(id)!;
      return item(`${name} ${value}`);
    });
  const lines = [
    { label: `${middle.round} ${open.round}`, items: [] },
    ...open.rows.map((row, owner) => ({ label: how.names[owner], items: cards(row) })),
    ...(seat === null ? [] : [{ label: each.hand, items: cards((own[seat] as Own).hand) }]),
  ];
  return lines.flatMap((line) => wrapped(line, how, {}));
}
