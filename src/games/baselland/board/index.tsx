// The Baselland board. It knows no rules: what can be clicked is what an option mentions.
import '../../../parts/parts.css';
import './art.css';
import './board.css';
import './dock.css';
import { type JSX, useMemo, useRef, useState } from 'react';
import type { ViewOf } from '../../../kernel/types.ts';
import { Announcer } from '../../../parts/Announcer.tsx';
import type { BoardProps } from '../../../parts/board.ts';
import { useFocus } from '../../../parts/focus.ts';
import { PanZoom } from '../../../parts/PanZoom.tsx';
import type { Happened, Place, Put, RegionId, S } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import type { BasellandWords } from '../words/index.ts';
import { Caption } from './Caption.tsx';
import { FollowerDock, PlaceDock, type PutChoice } from './Dock.tsx';
import { allFeatures, type Feature, featureOf, stateOf } from './features.ts';
import { Listing } from './Listing.tsx';
import { Places } from './Places.tsx';
import { Remaining } from './Remaining.tsx';
import { PutTargets, Stage } from './Stage.tsx';
import { useKeys } from './useKeys.ts';
import { type Placing, usePlacing } from './usePlacing.ts';
import { boundsOf, followOf, useInset, usePointing } from './usePointing.ts';
import { worthOf } from './worth.ts';

export { SeatThings } from './SeatThings.tsx';

export type BasellandBoardProps = BoardProps<ViewOf<S>, Place | Put, Happened, BasellandWords>;

const FIT = { least: 0.46, most: 1.25 };
const LIMITS = { least: 0.22, most: 4.5 };

export function Board(props: BasellandBoardProps): JSX.Element {
  const { view, decision, texts, choose } = props;
  const { laid } = view.open;
  const words = props.words.board;
  const s = useMemo(() => stateOf(view), [view]);
  const step = decision?.task.do ?? null;
  const placing = usePlacing(step === 'place' ? decision!.options : null, view.open.tile);
  const puts = usePuts(props, s);
  const [pointed, point] = useState<number | null>(null);
  const [putPointed, pointPut] = useState<RegionId | null | undefined>(undefined);
  const floating = useRef<SVGGElement>(null);
  const shown = pointed !== null && pointed < view.open.segments.root.length ? pointed : null;
  const feature = useMemo(() => (shown === null ? null : featureOf(s, shown)), [s, shown]);
  const { pointing, keep } = usePointing(view, placing, point, floating);
  const bounds = useMemo(() => boundsOf(laid), [laid]);
  const nameOf = (option: Place | Put) => (decision === null ? '' : texts.option(view, decision.task, option).text);
  const root = useRef<HTMLDivElement>(null);
  const inset = useInset(root, view);
  useKeys(placing);
  useFocus(root, decision, '.bl-put, .bl-place[tabindex="0"]');
  return (
    <div ref={root} className="bl" data-step={step ?? 'watch'}>
      <PanZoom
        bounds={bounds}
        follow={followOf(laid, placing, step, props.lit)}
        inset={inset}
        fitLimits={FIT}
        limits={LIMITS}
        texts={words}
        pointing={pointing}
        over={
          <>
            {placing && <Places placing={placing} label={words.options} name={nameOf} choose={choose} />}
            {puts && <PutTargets laid={laid[laid.length - 1]} choices={puts} point={pointPut} choose={choose} />}
          </>
        }
      >
        <Stage {...{ props, placing, puts, putPointed, feature, floating }} />
      </PanZoom>
      <Around {...{ props, words, s, feature, placing, puts, putPointed, pointPut, point, keep }} />
      {/* Focus speaks for itself; what a finger holds does not. */}
      <Announcer text={placing?.target?.by === 'touch' ? nameOf(placing.target.option) : ''} />
    </div>
  );
}
export default Board;

interface AroundProps {
  readonly props: BasellandBoardProps;
  readonly words: BoardWords;
  readonly s: S;
  readonly feature: Feature | null;
  readonly placing: Placing | null;
  readonly puts: readonly PutChoice[] | null;
  readonly putPointed: RegionId | null | undefined;
  pointPut(region: RegionId | null | undefined): void;
  point(segment: number | null): void;
  keep(isKept: boolean): void;
}

/** What lies around the country: pile, caption, dock, and the country in words. */
function Around({ props, words, s, feature, placing, puts, putPointed, pointPut, point, keep }: AroundProps) {
  const { view, decision, help, names, choose, openRule } = props;
  const isFull = help === 'full';
  const features = useMemo(() => allFeatures(s), [s]);
  return (
    <>
      {placing && (
        <PlaceDock placing={placing} words={words} lay={() => placing.target && choose(placing.target.option)} />
      )}
      {puts && (
        <FollowerDock
          key={view.open.laid.at(-1)?.tile}
          choices={puts}
          seat={decision?.task.seat ?? 0}
          words={words}
          pointed={putPointed}
          point={pointPut}
          choose={choose}
        />
      )}
      <Remaining view={view} isFull={isFull} words={words} />
      {feature && <Caption {...{ feature, words, names, isFull, openRule, keep }} />}
      <Listing {...{ features, words, names, isFull, openRule, point }} />
    </>
  );
}

/** The choices of the follower step with what they would bring; 'nobody' comes last. */
function usePuts({ view, decision, help, texts }: BasellandBoardProps, s: S): PutChoice[] | null {
  return useMemo(() => {
    if (decision?.task.do !== 'follower') return null;
    const { task } = decision;
    const regions = decision.options.filter((o) => o === null || typeof o === 'string');
    return regions
      .map((region) => ({
        region,
        name: texts.option(view, task, region).text,
        worth: region === null || help !== 'full' ? null : worthOf(s, task.seat, region),
      }))
      .sort((a, b) => Number(a.region === null) - Number(b.region === null));
  }, [view, decision, help, texts, s]);
}
