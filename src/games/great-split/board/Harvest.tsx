// The harvest: my cards and the split card, one after the other. A card chosen is lifted; turned over it is sold.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { along, useRoving } from '../../../parts/roving.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import type { Laid, Play, Working } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { CardBack, CardFace, CardPicture, CardRow, labelOf, SplitFace } from './cards.tsx';
import type { Option, Step, Targets } from './model.ts';
import { TargetList } from './TargetList.tsx';
import { useDrag } from './useDrag.ts';

export type Held = CardId | 'split';
export interface Holding {
  readonly held: Held | null;
  readonly isTurned: boolean;
  hold(held: Held | null, isTurned?: boolean): void;
}

interface HarvestProps {
  readonly work: Working;
  readonly step: Step;
  readonly options: readonly Option[];
  readonly targets: Targets;
  readonly holding: Holding;
  readonly words: BoardWords;
  readonly isFull: boolean;
  /** What the neighbours got in the exchange. */
  readonly notes: readonly { readonly text: string; readonly cards: readonly CardId[] }[];
  nameOf(option: Option): string;
  point(option: Option | null): void;
  choose(option: Option): void;
}

export const playOf = (options: readonly Option[], card: CardId): Play | undefined =>
  (options as readonly Play[]).find((play) => play.as === 'play' && play.card === card);
const salesOf = (options: readonly Option[], card: CardId): Play[] =>
  (options as readonly Play[]).filter((play) => play.as === 'sell' && play.card === card);

export function Harvest(props: HarvestProps) {
  const { work, step, targets, holding, words, notes } = props;
  const isPlaying = step === 'play';
  const { held } = holding;
  return (
    <section className="gs-dock gs-harvest" aria-label={words.hand0}>
      <Hand {...props} isPlaying={isPlaying} />
      <div className="gs-side">
        {(!isPlaying || held === 'split') && <TargetList {...props} targets={targets} />}
        {isPlaying && typeof held === 'number' && <Actions {...props} card={held} />}
        {isPlaying && held === null && <p className="gs-hint">{words.chooseCard}</p>}
        {isPlaying && held === null && <Notes notes={notes} words={words} />}
      </div>
      {work.laid.length > 0 && <LaidCards laid={work.laid} words={words} />}
    </section>
  );
}

type HandProps = HarvestProps & { readonly isPlaying: boolean };

/** A card dragged onto the board is played; over it, the board shows where it would count. */
function useCardDrag({ options, holding, isPlaying, point, choose }: HandProps) {
  const playFor = (thing: Held) => (thing === 'split' ? undefined : playOf(options, thing));
  return useDrag<Held>({
    isFree: false,
    over(thing, under) {
      if (holding.held !== thing) holding.hold(thing);
      point(under === null || !under.closest('.gs-board') ? null : (playFor(thing) ?? null));
    },
    drop(thing, under) {
      const play = playFor(thing) ?? splitOn(options, thing, under);
      if (isPlaying && play !== undefined && under?.closest('.gs-board')) choose(play);
    },
  });
}

function Hand(props: HandProps) {
  const { work, options, holding, words, isPlaying, point, choose } = props;
  const things: readonly Held[] = [...work.left, ...(work.split ? (['split'] as const) : [])];
  const { held, isTurned, hold } = holding;
  const isOffered = (thing: Held): boolean =>
    isPlaying &&
    (options as readonly Play[]).some((one) => (one.as === 'split' ? thing === 'split' : one.card === thing));
  const open = things.filter(isOffered);
  const { stop, onKeyDown } = useRoving(open.length, (from, key) => along(open.length, from, key));
  const playFor = (thing: Held) => (thing === 'split' ? undefined : playOf(options, thing));
  const { drag, grip, isClick } = useCardDrag(props);
  const press = (thing: Held) => {
    const play = playFor(thing);
    if (held === thing && !isTurned && play !== undefined) choose(play);
    else hold(held === thing ? null : thing);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of cards is not a form
    <div className="gs-hand" role="group" aria-label={words.hand0} onKeyDown={onKeyDown}>
      {things.map((thing) => {
        const { onFocus, ...roving } = isOffered(thing) ? stop(open.indexOf(thing)) : SHUT;
        const isHeld = held === thing && isPlaying;
        const look = () => isPlaying && held === null && point(playFor(thing) ?? null);
        return (
          <button
            key={thing}
            type="button"
            className={`gs-card ${isHeld ? 'is-held' : ''} ${isOffered(thing) ? 'is-open' : 'is-faint'}`}
            data-start={thing === open[0] ? '' : undefined}
            data-symbol={thing === 'split' ? 'split' : cardOf(thing).symbol}
            style={
              drag?.thing === thing
                ? { transform: `translate(${drag.dx}px, ${drag.dy}px)`, zIndex: 5, pointerEvents: 'none' }
                : undefined
            }
            disabled={!isOffered(thing)}
            aria-pressed={isHeld}
            {...roving}
            onFocus={() => {
              onFocus();
              look();
            }}
            onBlur={() => held === null && point(null)}
            onPointerEnter={look}
            onPointerLeave={() => held === null && point(null)}
            onClick={() => isClick() && press(thing)}
            {...grip(thing)}
          >
            <span className="k-unseen">{labelOf(words, thing)}</span>
            <Turning thing={thing} isTurned={isHeld && isTurned} words={words} />
          </button>
        );
      })}
    </div>
  );
}

const SHUT = { onFocus: () => {} };

/** The split card dropped on a track. */
function splitOn(options: readonly Option[], thing: Held, under: Element | null): Play | undefined {
  const track = under?.closest<HTMLElement>('[data-track]')?.dataset.track;
  if (thing !== 'split' || track === undefined) return undefined;
  return (options as readonly Play[]).find((play) => play.as === 'split' && play.to === track);
}

function Turning({
  thing,
  isTurned,
  words,
}: {
  readonly thing: Held;
  readonly isTurned: boolean;
  readonly words: BoardWords;
}) {
  return (
    <span className={isTurned ? 'gs-turning is-turned' : 'gs-turning'}>
      <svg className="gs-card-picture" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        {thing === 'split' ? <SplitFace words={words} /> : <CardFace id={thing} words={words} />}
      </svg>
      <svg className="gs-card-picture gs-card-backside" viewBox="0 0 100 140" aria-hidden="true" focusable="false">
        <CardBack />
      </svg>
    </span>
  );
}

/** What can be done with the card that is lifted. */
function Actions({ card, options, holding, words, nameOf, point, choose }: HarvestProps & { readonly card: CardId }) {
  const { isTurned, hold } = holding;
  const list = useRef<HTMLUListElement>(null);
  const play = playOf(options, card);
  const sales = salesOf(options, card);
  const [byKeys] = useState(() => document.activeElement?.matches(':focus-visible') ?? false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another card or side the first action gets the focus
  useEffect(() => {
    if (byKeys) list.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [byKeys, card, isTurned]);
  const shown = (option: Option) => ({
    onPointerEnter: () => point(option),
    onPointerLeave: () => point(null),
    onFocus: () => point(option),
    onBlur: () => point(null),
    onClick: () => choose(option),
  });
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key !== 'Escape') return;
    hold(null);
  };
  return (
    <ul ref={list} className="gs-actions" aria-label={words.options} onKeyDown={onKeyDown}>
      {!isTurned && play !== undefined && (
        <li>
          <button type="button" className="gs-main" {...shown(play)}>
            {nameOf(play)}
          </button>
        </li>
      )}
      {isTurned &&
        sales.map((sale) => (
          <li key={(sale as { to: string }).to}>
            <button type="button" className="gs-main" {...shown(sale)}>
              {nameOf(sale)}
            </button>
          </li>
        ))}
      {(isTurned || sales.length > 0) && (
        <li>
          <button type="button" className="gs-quiet" onClick={() => hold(card, !isTurned)}>
            <span aria-hidden="true">⟲</span> {isTurned ? words.turnBack : words.turnOver}
          </button>
        </li>
      )}
    </ul>
  );
}

function Notes({ notes, words }: Pick<HarvestProps, 'notes' | 'words'>) {
  return notes.map(({ text, cards }) => (
    <p key={text} className="gs-note">
      <span>{text}</span>
      <CardRow cards={cards} words={words} />
    </p>
  ));
}

export function LaidCards({ laid, words }: { readonly laid: readonly Laid[]; readonly words: BoardWords }) {
  return (
    <ul className="gs-laid" aria-label={words.laid}>
      {laid.map(({ as, card }, i) => {
        const id = as === 'split' ? 'split' : as === 'sell' ? null : card;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: laid down in this order
          <li key={i} title={as === 'sell' && card !== null ? labelOf(words, card) : labelOf(words, id)}>
            <span className="k-unseen">{labelOf(words, id)}</span>
            <CardPicture id={id} words={words} />
          </li>
        );
      })}
    </ul>
  );
}
