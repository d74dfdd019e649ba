// A real game written down move by move.
import { EnterWith } from '../pad/EnterWith.tsx';
import { TRANSCRIPTS } from '../pad/pads.ts';

export const TranscriptPage = (props: { readonly game: string; readonly shared: string }) => (
  <EnterWith kind="transcript" modules={TRANSCRIPTS} {...props} />
);
