// At a score pad: with which cards it counts. Whoever has no edition of their own does not see it.
import type { GameId, GamePackage } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { useLoaded } from '../lib/hooks.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { offered } from './EditionChoice.tsx';

interface EditionOfPadProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly edition: Edition | undefined;
  choose(edition: Edition | undefined): void;
}

const BUILT_IN = '';
/** The one that came with a position, and is not one of mine. */
const BROUGHT = ' ';

export function EditionOfPad({ game, pkg, edition, choose }: EditionOfPadProps) {
  const words = useWords('editions');
  const all = useLoaded(() => offered(game, pkg), [game, pkg]);
  const text = edition && JSON.stringify(edition);
  const found = useLoaded(async () => {
    if (all === null) return null;
    const loaded = await Promise.all(all.map((one) => one.document()));
    return all.map(({ key, name }, i) => ({ key, name, edition: loaded[i] }));
  }, [all]);
  if (found === null || (found.length === 0 && edition === undefined)) return null;
  const mine = found.find((one) => JSON.stringify(one.edition) === text);
  const isBrought = edition !== undefined && mine === undefined;
  return (
    <Choice
      label={words.countWith}
      values={[BUILT_IN, ...(isBrought ? [BROUGHT] : []), ...found.map(({ key }) => key)]}
      value={mine?.key ?? (isBrought ? BROUGHT : BUILT_IN)}
      name={(key) => {
        if (key === BUILT_IN) return words.builtIn;
        return key === BROUGHT ? edition?.name : found.find((one) => one.key === key)?.name;
      }}
      onChange={(key) => {
        if (key !== BROUGHT) choose(found.find((one) => one.key === key)?.edition);
      }}
    />
  );
}
