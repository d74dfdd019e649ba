// The three uses of a card as three places, each saying what would happen there; and the two sizes of a building.
import { Card } from '../../../parts/Card.tsx';
import { DropPlace } from '../../../parts/DropPlace.tsx';
import { useChoices } from '../../../parts/roving.ts';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { COLOURS } from '../data/persons.ts';
import { ICONS } from '../picture/icons.ts';
import { costOf } from '../rules/cost.ts';
import { workOf } from '../rules/counts.ts';
import { type Open, SIZES, type Use } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { BuildingFace } from './cards.tsx';
import { ColourMark, Icon } from './glyphs.tsx';
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
  const { choice, onKeyDown } = useChoices(open.length, (i) => point(i === null ? null : open[i]));
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
        const isOpen = open.includes(as);
        const name = plan === as ? [words.place[as], <em key="plan"> {words.plan}</em>] : words.place[as];
        return (
          <li key={as}>
            <DropPlace
              {...(isOpen ? choice(open.indexOf(as)) : {})}
              className="ty-place"
              drop={as}
              sign={<Icon path={ICONS[as]} size={26} />}
              name={name}
              isOpen={isOpen}
              isChosen={plan === as}
              onClick={() => choose(as)}
            >
              <Would {...{ view, seat, card, words, isFull, as }} />
            </DropPlace>
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
    <>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
      {children}
      {goal !== null && words !== undefined && (
        <span className="ty-then">{words.chapterThen(goal.count, goal.needs)}</span>
      )}
      {points !== 0 && <b className={points > 0 ? 'is-good' : 'is-bad'}>{signed(points)}</b>}
    </>
  );
}

interface SitePanelProps {
  readonly view: V;
  readonly seat: number | null;
  readonly building: BuildingId;
  readonly options: readonly Option[] | null;
  readonly words: BoardWords;
  readonly isFull: boolean;
  choose(use: Use): void;
  back(): void;
}

/** A building looked at: what it does, and what either size would cost and bring. */
export function SitePanel({ view, seat, building, options, words, isFull, choose, back }: SitePanelProps) {
  const row = buildingOf(building);
  const ability = abilityOf(words, building);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it
    <div className="ty-sitepanel" onKeyDown={(e) => e.key === 'Escape' && back()}>
      <Card className="ty-card ty-sitepanel-card">
        <BuildingFace id={building} names={words.names} size="both" />
      </Card>
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
          <button type="button" className="k-quiet ty-back-button" onClick={back}>
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
    <DropPlace
      className="ty-place"
      sign={<HouseSign isLarge={size === 'large'} />}
      name={words.size[size]}
      isOpen={use !== undefined}
      onClick={() => use !== undefined && choose(use)}
    >
      <span>{isDear ? words.tooDear(cost, have) : words.costsNow(cost)}</span>
      <span>{words.points(points)}</span>
      {would !== points && <b className={would > points ? 'is-good' : 'is-bad'}>→ {signed(would)}</b>}
    </DropPlace>
  );
}
