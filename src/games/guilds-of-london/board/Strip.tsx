// A strip beside the city: rounds, plantation, piles, the order of play, and whom one plays against alone.
import { type ComponentProps, useContext } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { useLit } from '../../../parts/lit.ts';
import { useLook } from '../../../parts/look.ts';
import { PLANTATIONS } from '../data/tokens.ts';
import type { GlyphName } from '../picture/glyphs.ts';
import { pawn } from '../picture/pieces.ts';
import { portrait } from '../picture/portraits.ts';
import { rewards } from '../picture/rewards.ts';
import { land } from '../picture/scoreboard.ts';
import { BORIS, isSolo, opponentOf, resolvesIn, roundsFor, seatsOf, vpOf } from '../rules/city.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { Describer } from './describe.ts';
import { Sign } from './glyphs.tsx';
import type { GuildsBoardProps } from './index.tsx';
import type { Look } from './Looks.tsx';
import { Letters, OwnerMark } from './Pieces.tsx';
import type { Story } from './useStory.ts';

interface StripProps {
  readonly props: GuildsBoardProps;
  readonly story: Story;
  readonly words: BoardWords;
  readonly owners: readonly string[];
  readonly describe: Describer;
  look(look: Look): void;
}

export function Strip({ props: { view }, story: { open }, words, owners, describe, look }: StripProps) {
  const { rounds } = roundsFor(seatsOf(open));
  const now = Math.max(1, open.round);
  const isLit = useLit('plantation');
  const { title, lines } = describe('plantation')!;
  const solo = isSolo(open);
  return (
    <section className="gl-strip" aria-label={words.table}>
      <Looked className="gl-now" title={words.table} open={() => look({ at: 'table' })}>
        <span className="gl-now-long">{words.round(now, rounds)}</span>
        <b className="gl-now-short" aria-hidden="true">
          {now}/{rounds}
        </b>
        {!solo && (
          <span className="gl-order" aria-hidden="true">
            {open.order.map((seat) => (
              <OwnerMark key={seat} owner={seat} size={20} />
            ))}
          </span>
        )}
        {!solo && <span className="k-unseen">{words.order(words.and(open.order.map((seat) => owners[seat])))}</span>}
      </Looked>
      {solo && (
        <Looked className="gl-rival" data-at={`score-${BORIS}`} open={() => look({ at: 'rival' })}>
          <Portrait of={opponentOf(view)} size={40} />
          <span className="gl-rival-name">{owners[BORIS]}</span>
          <b>{words.vp(vpOf(open, BORIS))}</b>
        </Looked>
      )}
      <Rounds open={open} words={words} />
      <Looked
        className={isLit ? 'gl-plantation is-lit' : 'gl-plantation'}
        data-at="plantation"
        data-piece="plantation"
        open={() => look({ at: 'plantation' })}
      >
        <span className="k-unseen">{[title, ...lines].join('. ')}</span>
        <Plantation open={open} name={title} />
      </Looked>
      <Looked className="gl-stocks" open={() => look({ at: 'pile' })}>
        {stocksOf(view, open).map(([sign, what, n]) => (
          <span key={what} className={`is-${what}`} title={`${n} ${words.stocks[what]}`}>
            <Sign name={sign} size={20} />
            <b aria-hidden="true">{n}</b>
            <span className="k-unseen">{`${n} ${words.stocks[what]}`}</span>
          </span>
        ))}
      </Looked>
    </section>
  );
}

/** Opens large by a press, and by all that shows pieces large elsewhere on the table. */
function Looked({ open, ...button }: ComponentProps<'button'> & { open(): void }) {
  return <button type="button" {...useLook(open)} {...button} onClick={open} />;
}

export const Portrait = ({ of, size }: { readonly of: 'boris' | 'rik'; readonly size: number }) => (
  <svg className="gl-portrait" width={size} height={size} viewBox="0 0 60 60" aria-hidden="true">
    <Drawn of={portrait(of)} />
  </svg>
);

type Stock = keyof BoardWords['stocks'];
export const stocksOf = (view: GuildsBoardProps['view'], open: Open): readonly [GlyphName, Stock, number][] => [
  ['pickup', 'discard', open.discard.length],
  ['cards', 'deck', view.dark.deck ?? 0],
  ['neutral', 'neutrals', open.board],
  ['mayor', 'mayors', view.dark.mayors ?? 0],
];

/** More than these are laid in two rows. */
const MANY = 12;
/** R4.5–R4.7 Every round a stone; those that resolve tiles have a corner turned, growth rounds carry a ship. */
export function Rounds({ open, words }: { readonly open: Open; readonly words: BoardWords }) {
  const { rounds, growth, resolution } = roundsFor(seatsOf(open));
  return (
    <ol
      className="gl-rounds"
      aria-label={words.rounds}
      style={{ '--row': rounds > MANY ? Math.ceil(rounds / 2) : rounds }}
    >
      {Array.from({ length: rounds }, (_, i) => {
        const round = i + 1;
        const state = round < open.round ? 'is-gone' : round === open.round ? 'is-now' : '';
        const doesResolve = resolution === 'even' && resolvesIn(open, round);
        const says = [
          words.round(round, rounds),
          growth.includes(round) && words.grows,
          doesResolve && words.resolves,
        ].filter((text) => text !== false);
        return (
          <li key={round} className={`${state}${doesResolve ? ' is-resolving' : ''}`} title={says.join(': ')}>
            <span className="k-unseen">{says.join(': ')}</span>
            <span aria-hidden="true">{growth.includes(round) ? <Sign name="ship" size={20} /> : round}</span>
          </li>
        );
      })}
    </ol>
  );
}

/** R9.2 The land overseas: left for the first, right for the second, and who is there. */
function Plantation({ open, name }: { readonly open: Open; readonly name: string }) {
  const { left, right } = PLANTATIONS[open.side];
  const letters = useContext(Letters);
  const there = open.overseas.flatMap((count, seat) => (count > 0 ? [{ seat, count }] : []));
  return (
    <>
      <svg className="gl-land" viewBox="0 66 210 74" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Drawn of={land(open.side)} />
      </svg>
      <b className="gl-land-name" aria-hidden="true">
        {name}
      </b>
      <span className="gl-land-rewards" aria-hidden="true">
        {[left, right].map(({ vp, effects }, i) => (
          <span key={i === 0 ? 'first' : 'second'}>
            <span className="gl-nth">{i + 1}.</span>
            <svg viewBox={`0 -12 ${(vp > 0 ? 22 : 0) + effects.length * 25} 24`} height="26" aria-hidden="true">
              <Drawn
                of={rewards(vp, effects, {
                  x: ((vp > 0 ? 22 : 0) + effects.length * 25) / 2,
                  y: 0,
                  room: 90,
                  ink: '$gl-ink',
                })}
              />
            </svg>
          </span>
        ))}
      </span>
      <span className="gl-land-pawns" aria-hidden="true">
        {there.map(({ seat, count }) => (
          <svg key={seat} className="gl-sign" width={34} height={34} viewBox="-15 -28 32 30" aria-hidden="true">
            <Drawn of={pawn(seat, letters, count)} />
          </svg>
        ))}
      </span>
    </>
  );
}
