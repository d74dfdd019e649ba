// What can be looked at large: a tableau, the scenario with its story, the discard pile, the hands I passed on.
import { Fan } from '../../../parts/Fan.tsx';
import { PlayerSign } from '../../../parts/PlayerSign.tsx';
import { Sheet } from '../../../parts/Sheet.tsx';
import { chapterOf, type PersonId, personOf, scenarioOf } from '../data/kinds.ts';
import { PROFESSIONS } from '../data/persons.ts';
import { placesOn } from '../rules/order.ts';
import type { Open } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { TradeMark } from './glyphs.tsx';
import { ownOf, type TyborBoardProps, type V } from './model.ts';
import { chapterProgress } from './preview.ts';
import { HouseSign, Pips, ROMAN } from './Scenario.tsx';
import { Tableau } from './Tableau.tsx';
import { LyingPerson, type Shine } from './things.tsx';

export type Look =
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'story' | 'discard' | 'seen' | 'overview' };

interface LooksProps {
  readonly look: Look;
  readonly props: TyborBoardProps;
  readonly words: BoardWords;
  readonly shine: Shine;
  setLook(look: Look | null): void;
}

export function Looks({ look, props, words, shine, setLook }: LooksProps) {
  const { view, names } = props;
  const sheet = { className: 'ty-sheet ty-pigments', closeLabel: words.close, onClose: () => setLook(null) };
  const open = view.open as Open;
  if (look.at === 'seat') {
    const { seat } = look;
    const count = open.tableaux.length;
    const order = open.orders[seat] ?? (view.seat === seat ? (ownOf(view)?.order ?? null) : null);
    return (
      <Sheet
        title={words.tableau(names[seat])}
        {...sheet}
        turn={(by) => setLook({ at: 'seat', seat: (seat + by + count) % count })}
      >
        <PlayerSign seat={seat} size={34} />
        <Tableau cards={open.tableaux[seat]} {...{ order, words, shine }} />
      </Sheet>
    );
  }
  if (look.at === 'story')
    return (
      <Sheet title={words.scenarioCards} {...sheet}>
        <Story open={open} words={words} seat={view.seat} />
      </Sheet>
    );
  if (look.at === 'overview')
    return (
      <Sheet title={words.overview} {...sheet}>
        <ul className="ty-aid">
          {PROFESSIONS.map((profession) => (
            <li key={profession}>
              <TradeMark profession={profession} size={34} />
              <b>{words.names.professions[profession]}</b> {words.symbolAbout[profession]}
            </li>
          ))}
        </ul>
      </Sheet>
    );
  if (look.at === 'seen')
    return (
      <Sheet title={words.seen} {...sheet}>
        <p>{words.seenAbout}</p>
        <Seen view={view} names={names} words={words} shine={shine} />
      </Sheet>
    );
  return (
    <Sheet title={words.discard(open.discard.length).split(',')[0]} {...sheet}>
      <Spread cards={open.discard} words={words} shine={shine} empty={words.discardEmpty} />
    </Sheet>
  );
}

type SpreadProps = {
  readonly cards: readonly PersonId[];
  readonly words: BoardWords;
  readonly shine: Shine;
  readonly empty: string;
};
/** By profession, the strongest first. */
function Spread({ cards, words, shine, empty }: SpreadProps) {
  if (cards.length === 0) return <p>{empty}</p>;
  const sorted = [...cards].sort(
    (a, b) => personOf(a).trade - personOf(b).trade || personOf(b).work - personOf(a).work,
  );
  return (
    <div className="ty-spread">
      {sorted.map((id) => (
        <LyingPerson key={id} id={id} as="free" words={words} shine={shine} />
      ))}
    </div>
  );
}

function Seen(props: {
  readonly view: V;
  readonly names: readonly string[];
  readonly words: BoardWords;
  readonly shine: Shine;
}) {
  const { view, names, words, shine } = props;
  return ownOf(view)!.seen.map((cards, i) => {
    const holder = placesOn(view.open as Open, view.seat!, i + 1);
    return cards.length === 0 ? null : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is how far the hand has gone
      <section key={i} className="ty-seen">
        <h3>
          <PlayerSign seat={holder} size={22} /> {words.seenWith(names[holder])}
        </h3>
        <Fan of={cards}>{(id) => <LyingPerson id={id} as="free" words={words} shine={shine} />}</Fan>
      </section>
    );
  });
}

/** Both cards in full: story, costs of all rounds, what their ends ask, the goal. */
export function Story({
  open,
  words,
  seat,
}: {
  readonly open: Open;
  readonly words: BoardWords;
  readonly seat: number | null;
}) {
  const { names } = words;
  const { rounds, goal } = scenarioOf(open.scenario);
  const chapter = chapterOf(open.chapter);
  return (
    <div className="ty-story">
      <section>
        <h3>{names.scenarios[open.scenario]}</h3>
        <p className="ty-tale">{names.story[open.scenario]}</p>
        <ol className="ty-rounds">
          {rounds.map(({ small, large, hand, direction, effect, threshold }, i) => (
            <li key={ROMAN[i]} className={open.round === i + 1 ? 'is-now' : ''}>
              <b className="ty-roman">{ROMAN[i]}</b>
              <span>
                <HouseSign isLarge={false} />
                {small} <HouseSign isLarge />
                {large}
              </span>
              <span>{words.dealt(hand, direction === 'cw')}</span>
              {effect !== null && <span>{words.end(effect, threshold, ROMAN[i])}</span>}
            </li>
          ))}
        </ol>
        {goal !== null && <p>{words.largeGoal(goal.every, goal.points)}</p>}
      </section>
      <section>
        <h3>
          {chapter.roman} · {names.chapters[open.chapter]}
        </h3>
        <p className="ty-tale">{names.story[open.chapter]}</p>
        <p>
          {chapter.goal !== null && `${words.atEnd}: `}
          {words.goals[open.chapter]}
          {chapter.points > 0 && <b> +{chapter.points}</b>}{' '}
          {seat !== null && <Pips progress={chapterProgress(open, seat)} />}
        </p>
      </section>
    </div>
  );
}

/** At the start the story lies before me, until it is put away or the first card lies there (R1.4). */
export function Letter({ open, words, close }: { readonly open: Open; readonly words: BoardWords; close(): void }) {
  const { names } = words;
  return (
    <section className="ty-letter" aria-label={words.story}>
      {([open.scenario, open.chapter] as const).map((card) => (
        <div key={card}>
          <h3>
            {card in names.scenarios
              ? names.scenarios[open.scenario]
              : `${chapterOf(open.chapter).roman} · ${names.chapters[open.chapter]}`}
          </h3>
          <p>{names.story[card]}</p>
        </div>
      ))}
      <button type="button" className="k-cross" aria-label={words.storyGo} title={words.storyGo} onClick={close}>
        ×
      </button>
    </section>
  );
}
