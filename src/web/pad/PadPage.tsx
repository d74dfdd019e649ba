// The score pad of a game.
import { EnterWith } from './EnterWith.tsx';
import { PADS } from './pads.ts';

export const PadPage = (props: { readonly game: string; readonly shared: string }) => (
  <EnterWith kind="pad" modules={PADS} {...props} />
);
