// Before the start: whether somebody has the colour they wished for.
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';

export function ColourNote() {
  const words = useWords('seals');
  const { colour } = useSession();
  const { seen } = useAtTable();
  if (colour === null || seen.you === null) return null;
  const name = words.colours[colour];
  return <p className="w-about">{seen.chairs[seen.you].colour === colour ? words.granted(name) : words.taken(name)}</p>;
}
