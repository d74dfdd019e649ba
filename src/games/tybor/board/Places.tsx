// The three uses of a card as three places, each saying what would happen there; and the two sizes of a building.
import { along, useRoving } from '../../../parts/roving.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { COLOURS } from '../data/persons.ts';
import { costOf } from '../rules/cost.ts';
import { workOf } from '../rules/counts.ts';
import { type Open, SIZES, type Use } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { BuildingFace } from './cards.tsx';
import { ColourMark, Icon } from './glyphs.tsx';
import { ICONS } from './icons.ts';
import { buildOf, type Option, type V } from './model.ts';
import { affordable, asBuilding, asCitizen, asWorker, type Preview } from './preview.ts';
import { HouseSign } from './Scenario.tsx';
import { abilityOf } from './things.tsx';

export type As = Use['as'];
export const PLACES: readonly As[] = ['citizen', 'worker', 'builder'];

interface PlacesProps {
  readonly view: V;
  readonly seat: number;
  readonly card: PersonId;
  readonly words: BoardWords;
  readonly isFull: boolean;
  readonly plan: As | null;
  /** Places that would refuse the card now. */
  readonly closed: readonly As[];
  readonly isPlan: boolean;
  point(as: As | null): void;
  choose(as: As): void;
  letGo(): void;
}

export function Places(props: PlacesProps) {
  const { view, seat, card, words, isFull, plan, closed, point, choose, letGo } = props;
  const open = PLACES.filter((as) => !closed.includes(as));
  const { stop, onKeyDown } = useRoving(open.length, (from, key) => along(open.length, from, key));
  return (
    <ul
      className="ty-places"
      aria-label={words.options}
      onKeyDown={(e) => {
        if (e.key === 'Escape') letGo();
        onKeyDown(e);
      }}
    >
      {PLACES.map((as) => {
        const isClosed = closed.includes(as);
        const { onFocus, ...roving } = isClosed ? { onFocus: () => {} } : stop(open.indexOf(as));
        return (
          <li key={as}>
            <button
              type="button"
              className={`ty-place${isClosed ? '' : ' is-open'}${plan === as ? ' is-plan' : ''}`}
              disabled={isClosed}
              data-drop={as}
              {...roving}
              onFocus={() => {
                onFocus();
                point(as);
              }}
              onBlur={() => point(null)}
              onPointerEnter={() => point(as)}
              onPointerLeave={() => point(null)}
              onClick={() => choose(as)}
            >
              <Icon path={ICONS[as]} size={26} />
              <span className="ty-place-name">
                {words.place[as]}
                {plan === as && <em> {words.plan}</em>}
              </span>
              <Would {...{ view, seat, card, words, isFull, as }} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

type WouldProps = Pick<PlacesProps, 'view' | 'seat' | 'card' | 'words' | 'isFull'> & { readonly as: As };

/** What the card would bring there. */
function Would({ view, seat, card, words, isFull, as }: WouldProps) {
  const { symbols } = personOf(card);
  if (as === 'builder') {
    const count = affordable(view.open as Open, seat);
    return <Line parts={[count === 0 ? words.unaffordable : words.affordable(count)]} />;
  }
  if (!isFull) return <Line parts={[as === 'worker' ? words.work(personOf(card).work) : words.placeAbout[as]]} />;
  if (as === 'worker') {
    const preview = asWorker(view, seat, card);
    return <Line parts={[words.workThen(preview.before, preview.after)]} preview={preview} words={words} />;
  }
  const preview = asCitizen(view, seat, card);
  const { profession, count, set } = preview;
  const progress = set === null ? words.noSet(profession, count) : words.set(profession, count, set.count, set.needs);
  return (
    <Line parts={[progress]} preview={preview} words={words}>
      {COLOURS.flatMap((colour, tint) =>
        symbols[tint] === 0
          ? []
          : [
              <span key={colour} className="ty-less">
                <ColourMark colour={colour} size={17} />
                <span className="k-unseen">{words.names.colours[colour]}</span>−{symbols[tint]}
              </span>,
            ],
      )}
    </Line>
  );
}

const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

interface LineProps {
  readonly parts: readonly string[];
  readonly preview?: Preview;
  readonly words?: BoardWords;
  readonly children?: React.ReactNode;
}
function Line({ parts, preview, words, children }: LineProps) {
  const goal = preview?.goal ?? null;
  const points = preview?.points ?? 0;
  return (
    <span className="ty-would">
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {children}
      {goal !== null && words !== undefined && (
        <span className="ty-then">{words.chapterThen(goal.count, goal.needs)}</span>
      )}
      {points !== 0 && <b className={points > 0 ? 'is-good' : 'is-bad'}>{signed(points)}</b>}
    </span>
  );
}

interface SitePanelProps {
  readonly view: V;
  readonly seat: number | null;
  readonly building: BuildingId;
  readonly options: readonly Option[] | null;
  readonly words: BoardWords;
  readonly isFull: boolean;
  choose(option: Option): void;
  back(): void;
}

/** A building looked at: what it does, and what either size would cost and bring. */
export function SitePanel({ view, seat, building, options, words, isFull, choose, back }: SitePanelProps) {
  const row = buildingOf(building);
  const ability = abilityOf(words, building);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it
    <div className="ty-sitepanel" onKeyDown={(e) => e.key === 'Escape' && back()}>
      <span className="ty-card ty-sitepanel-card" aria-hidden="true">
        <BuildingFace id={building} names={words.names} size="both" />
      </span>
      <div className="ty-sitepanel-about">
        <h3>
          <ColourMark colour={row.colour} size={20} /> {words.names.buildings[row.row]}
        </h3>
        {ability !== '' && <p>{ability}</p>}
        {options === null && <p className="ty-soft">{words.notNow}</p>}
      </div>
      <ul className="ty-sizes" aria-label={words.options}>
        {SIZES.map((size) => (
          <li key={size}>
            <SizeButton {...{ view, seat, building, options, words, isFull, choose, size }} />
          </li>
        ))}
        <li>
          <button type="button" className="ty-back-button" onClick={back}>
            {words.back}
          </button>
        </li>
      </ul>
    </div>
  );
}

type SizeProps = Omit<SitePanelProps, 'back'> & { readonly size: 'small' | 'large' };
function SizeButton({ view, seat, building, options, words, isFull, choose, size }: SizeProps) {
  const use = options === null ? undefined : buildOf(options, building, size);
  const open = view.open as Open;
  const at = seat ?? 0;
  const cost = costOf(open, at, building, size);
  const have = workOf(open.tableaux[at].workers);
  const points = buildingOf(building)[size];
  const would = isFull && seat !== null ? asBuilding(view, seat, building, size).points : points;
  const isDear = seat !== null && cost > have;
  return (
    <button
      type="button"
      className={`ty-place${use === undefined ? '' : ' is-open'}`}
      disabled={use === undefined}
      onClick={() => use !== undefined && choose(use)}
    >
      <HouseSign isLarge={size === 'large'} />
      <span className="ty-place-name">{words.size[size]}</span>
      <span className="ty-would">
        <span>{isDear ? words.tooDear(cost, have) : words.costsNow(cost)}</span>
        <span>{words.points(points)}</span>
        {would !== points && <b className={would > points ? 'is-good' : 'is-bad'}>→ {signed(would)}</b>}
      </span>
    </button>
  );
}
