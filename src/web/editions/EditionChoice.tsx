// At the set-up: with which cards. Whoever has no edition of their own does not see it.
import type { GameId, GamePackage } from '../../games/index.ts';
import type { Edition } from '../../text/edition/edition.ts';
import { readEdition } from '../../text/edition/read.ts';
import { Problem } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { listKept, listOwn, loadKept, sendOwn } from './own.ts';
import { tryOut } from './trial.ts';

/** An edition that can be chosen: where it is, and how to get it. */
export interface Offered {
  readonly key: string;
  readonly name: string;
  /** The document, as it is. */
  document(): Promise<Edition>;
  /** The document, for a table in this browser; throws if games with it do not end. */
  load(pkg: GamePackage, tell: (part: number) => void): Promise<Edition>;
  /** Its id on the server, where it is sent first if it is not there yet. */
  send(): Promise<string>;
}

async function tried(pkg: GamePackage, edition: Edition, tell: (part: number) => void): Promise<Edition> {
  if ((await tryOut(pkg, edition, tell).result) !== null) throw new Problem(409, { why: 'editionFails' });
  return edition;
}

/** Those of this browser that can be played with, and those on the server. */
export async function offered(game: GameId, pkg: GamePackage): Promise<readonly Offered[]> {
  if (pkg.editions === undefined) return [];
  const { kind } = pkg.editions;
  const [own, kept] = await Promise.all([listOwn(), listKept()]);
  const mine = own.filter(({ edition }) => edition.game === game && readEdition(kind, edition).problems === undefined);
  const there = kept.filter((card) => card.game === game && !mine.some((one) => one.kept?.id === card.id));
  return [
    ...mine.map(
      (one): Offered => ({
        key: one.key,
        name: one.edition.name,
        document: async () => one.edition,
        load: (of, tell) => tried(of, one.edition, tell),
        send: async () => (await sendOwn(one)).kept!.id,
      }),
    ),
    ...there.map(
      (card): Offered => ({
        key: card.id,
        name: card.name,
        document: async () => (await loadKept(card.id)).edition,
        load: async () => (await loadKept(card.id)).edition, // the server has tried it
        send: async () => card.id,
      }),
    ),
  ];
}

interface ChoiceProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly chosen: Offered | null;
  onChange(chosen: Offered | null): void;
}

const BUILT_IN = '';

export function EditionChoice({ game, pkg, chosen, onChange }: ChoiceProps) {
  const words = useWords('editions');
  const all = useLoaded(() => offered(game, pkg), [game, pkg]);
  if (all === null || all.length === 0) return null;
  return (
    <section className="w-card w-stack-s">
      <Choice
        kind="cards"
        label={words.playWith}
        values={[BUILT_IN, ...all.map(({ key }) => key)]}
        value={chosen?.key ?? BUILT_IN}
        name={(key) => (key === BUILT_IN ? words.builtIn : all.find((one) => one.key === key)?.name)}
        onChange={(key) => onChange(all.find((one) => one.key === key) ?? null)}
      />
      <p className="w-about">
        {chosen === null ? words.builtInAbout : words.ownAbout} <Link to={`/editions#${game}`}>{words.title}</Link>
      </p>
    </section>
  );
}
