// Along the table edge: what I have to decide, with my cards; or what I wait for.
import { sliderOf } from '../scoring.ts';
import type { BoardWords } from '../words/board.ts';
import { Choose } from './Choose.tsx';
import { Divide } from './Divide.tsx';
import { Harvest, type Holding } from './Harvest.tsx';
import type { Room } from './lay-out.ts';
import { meOf, neighboursOf, type Option, ownOf, type SplitBoardProps, stepOf, targetsOf } from './model.ts';
import type { Rest } from './rest.ts';
import type { Arranging } from './useArrange.ts';
import { Waiting } from './Waiting.tsx';

interface DockProps {
  readonly props: SplitBoardProps;
  readonly words: BoardWords;
  readonly room: Room;
  readonly isFull: boolean;
  readonly arranging: Arranging | null;
  readonly holding: Holding;
  readonly rest: Rest;
  pointTracks(tracks: readonly number[] | null): void;
  point(option: Option | null): void;
  choose(option: Option): void;
  openFinal(): void;
}

export function Dock({
  props,
  words,
  room,
  isFull,
  arranging,
  holding,
  rest,
  pointTracks,
  point,
  choose,
  openFinal,
}: DockProps) {
  const { view, decision, names, texts } = props;
  const { open } = view;
  const own = ownOf(view);
  const step = stepOf(props);
  const { left, right } = neighboursOf(view);
  const slider = sliderOf(open);
  const standing = (seat: number) => ({ tracks: open.tracks[seat], who: open.characters[seat], slider });
  const mine = standing(meOf(view));
  const nameOf = (option: Option) => (decision === null ? '' : texts.option(view, decision.task, option).text);
  const common = { words, isFull, choose, nameOf };
  if (arranging !== null)
    return (
      <Divide
        {...{ arranging, room, mine, ...common }}
        other={{ seat: left, name: names[left], standing: standing(left) }}
        point={pointTracks}
      />
    );
  if (decision !== null && step === 'choose' && own !== null && own.received !== null)
    return (
      <Choose
        {...{ mine, ...common }}
        parts={own.received}
        options={decision.options}
        from={right}
        name={names[right]}
        point={pointTracks}
      />
    );
  if (decision !== null && step !== null && own !== null && own.harvest !== null)
    return (
      <Harvest
        {...{ step, holding, rest, point, ...common }}
        work={own.harvest}
        options={decision.options}
        targets={targetsOf(decision.options, step)}
        notes={[
          { text: words.gotOfMine(names[left]), cards: own.leftGot },
          { text: words.gotOfTheirs(names[right]), cards: own.rightGot },
        ]}
      />
    );
  return <Waiting {...{ props, words, isFull, mine, openFinal }} point={pointTracks} />;
}
