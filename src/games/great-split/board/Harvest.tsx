// The harvest: my cards and the split card, one after the other. A card chosen is lifted; turned over it is sold.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Card } from '../../../parts/Card.tsx';
import { Carried } from '../../../parts/Carried.tsx';
import { Dock } from '../../../parts/Dock.tsx';
import { useDrag } from '../../../parts/drag.ts';
import { Fan, Hand as Row } from '../../../parts/Fan.tsx';
import { pointing, together } from '../../../parts/handlers.ts';
import { type CardId, cardOf } from '../data/kinds.ts';
import type { Laid, Play, Working } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { CardPicture, CardRow, Lying, labelOf } from './cards.tsx';
import { useExplain } from './explain.ts';
import type { Option, Step, Targets } from './model.ts';
import { nextPlay, type Rest } from './rest.ts';
import { TargetList } from './TargetList.tsx';

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
  readonly rest: Rest;
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
  const { work, step, options, targets, holding, rest, words, notes } = props;
  const isPlaying = step === 'play';
  const { held } = holding;
  return (
    <Dock className="gs-dock gs-harvest" data-at="dock" label={words.hand0}>
      <Hand {...props} isPlaying={isPlaying} />
      <div className="gs-side">
        {(!isPlaying || held === 'split') && <TargetList {...props} targets={targets} />}
        {isPlaying && typeof held === 'number' && <Actions {...props} card={held} />}
        {isPlaying && held === null && (
          <p className="gs-hint">
            <span>{words.chooseCard}</span>
            {work.left.length > 1 && nextPlay(options, work.left) !== undefined && (
              <button type="button" className="k-quiet gs-quiet gs-rest" onClick={rest.start}>
                {words.playRest}
              </button>
            )}
          </p>
        )}
        {isPlaying && held === null && work.laid.length === 0 && <Notes notes={notes} words={words} />}
        {work.laid.length > 0 && <LaidCards laid={work.laid} words={words} />}
      </div>
    </Dock>
  );
}

type HandProps = HarvestProps & { readonly isPlaying: boolean };

/** What a card would do where it is let go: anywhere on the board it is played; the split card needs a track. */
function playAt(options: readonly Option[], thing: Held, drop: string): Play | undefined {
  if (thing !== 'split') return playOf(options, thing);
  return (options as readonly Play[]).find((play) => play.as === 'split' && play.to === drop);
}

/** Over the board a carried card shows where it would count. */
function useCardDrag({ options, holding, isPlaying, point, choose }: HandProps) {
  const explain = useExplain();
  return useDrag<Held>({
    take(thing) {
      explain?.(null); // a finger that stayed and then goes on carries
      holding.hold(thing);
    },
    over: (thing, at) => point(at === null ? null : (playAt(options, thing, at.drop) ?? null)),
    drop(thing, at) {
      const play = playAt(options, thing, at.drop);
      if (isPlaying && play !== undefined) choose(play);
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
  const first = things.find(isOffered);
  const playFor = (thing: Held) => (thing === 'split' ? undefined : playOf(options, thing));
  const drag = useCardDrag(props);
  const explain = useExplain();
  const press = (thing: Held) => {
    const play = playFor(thing);
    if (held === thing && !isTurned && play !== undefined) return choose(play);
    hold(held === thing ? null : thing);
    point(held === thing ? null : (play ?? null)); // what is shown is what the card held would do, not the last one looked at
  };
  const look = (thing: Held | null) =>
    held === null && isPlaying && point(thing === null ? null : (playFor(thing) ?? null));
  return (
    <>
      <Row of={things} label={words.hand0} className="gs-hand" isOpen={isOffered} isStop={isOffered}>
        {(thing, stop) => {
          const isHeld = held === thing && isPlaying;
          const canPlay = isOffered(thing);
          return (
            <Card
              {...(canPlay
                ? {
                    ...together(
                      stop ?? {},
                      pointing(
                        () => look(thing),
                        () => look(null),
                      ),
                    ),
                    ...drag.grip(thing),
                  }
                : { tabIndex: -1 })}
              className="gs-card"
              label={labelOf(words, thing)}
              isOpen={canPlay}
              isFaint={!canPlay}
              isChosen={canPlay ? isHeld : undefined}
              isCarried={drag.isCarried(thing)}
              data-start={thing === first ? '' : undefined}
              data-symbol={thing === 'split' ? 'split' : cardOf(thing).symbol}
              press={canPlay ? () => press(thing) : undefined}
              look={explain && (() => explain({ card: thing }))}
            >
              <Turning thing={thing} isHeld={isHeld} isTurned={isHeld && isTurned} words={words} />
            </Card>
          );
        }}
      </Row>
      <Carried drag={drag}>{(thing) => <Lying card={thing} words={words} />}</Carried>
    </>
  );
}

interface TurningProps {
  readonly thing: Held;
  readonly isHeld: boolean;
  readonly isTurned: boolean;
  readonly words: BoardWords;
}
/** Only what has been in hand can be turned: a card in space costs three layers in every frame of the page. */
function Turning({ thing, isHeld, isTurned, words }: TurningProps) {
  const wasHeld = useRef(false);
  wasHeld.current ||= isHeld;
  if (!wasHeld.current) return <CardPicture id={thing} words={words} />;
  return (
    <span className={isTurned ? 'gs-turning is-turned' : 'gs-turning'}>
      <CardPicture id={thing} words={words} />
      <CardPicture id={null} words={words} className="gs-card-backside" />
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
    ...pointing(
      () => point(option),
      () => point(null),
    ),
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
          <button type="button" className="k-main gs-main" {...shown(play)}>
            {nameOf(play)}
          </button>
        </li>
      )}
      {isTurned &&
        sales.map((sale) => (
          <li key={(sale as { to: string }).to}>
            <button type="button" className="k-main gs-main" {...shown(sale)}>
              {nameOf(sale)}
            </button>
          </li>
        ))}
      {(isTurned || sales.length > 0) && (
        <li>
          <button type="button" className="k-quiet gs-quiet" onClick={() => hold(card, !isTurned)}>
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

/** What was laid down, in this order; sold cards lie face down. */
export function LaidCards({ laid, words }: { readonly laid: readonly Laid[]; readonly words: BoardWords }) {
  const shown = ({ as, card }: Laid) => (as === 'split' ? 'split' : as === 'sell' ? null : card);
  return (
    <Fan of={laid} label={words.laid} className="gs-laid" keyOf={(_, i) => i}>
      {(one) => {
        const sold = one.as === 'sell' ? one.card : null;
        const id = shown(one);
        return (
          <Card className="gs-card" label={labelOf(words, id)} title={labelOf(words, sold ?? id)} isFresh>
            <CardPicture id={id} words={words} />
          </Card>
        );
      }}
    </Fan>
  );
}
