// A card, large: what it does in each of its uses, what it would bring me now, and by which rule.
import type { ReactNode } from 'react';
import { Enlarged } from '../../../parts/Sheet.tsx';
import { type BuildingId, buildingOf, type PersonId, personOf } from '../data/kinds.ts';
import { PROFESSIONS, type Profession } from '../data/persons.ts';
import { ICONS } from '../picture/icons.ts';
import { costOf } from '../rules/cost.ts';
import { workOf } from '../rules/counts.ts';
import { type Open, SIZES } from '../types.ts';
import type { BoardWords } from '../words/board.ts';
import { personName } from '../words/sentences.ts';
import { BuildingFace, PersonFace } from './cards.tsx';
import type { Explained } from './explain.ts';
import { Icon } from './glyphs.tsx';
import { isOver, type TyborBoardProps, type V } from './model.ts';
import { affordable, asBuilding, asCitizen, asWorker } from './preview.ts';
import { HouseSign } from './Scenario.tsx';
import { abilityOf } from './things.tsx';

interface CardLookProps {
  readonly what: Explained;
  readonly props: TyborBoardProps;
  readonly words: BoardWords;
  close(): void;
}

export function CardLook({ what, props, words, close }: CardLookProps) {
  const { view, help } = props;
  const sheet = { className: 'ty-sheet ty-pigments', closeLabel: words.close, onClose: close };
  const seat = help === 'full' && !isOver(view) && !doesLie(view, what) ? view.seat : null;
  if ('person' in what)
    return (
      <Enlarged
        {...sheet}
        title={personName(words.names, what.person)}
        face={<PersonFace id={what.person} names={words.names} />}
      >
        <AboutPerson card={what.person} {...{ view, seat, words }} />
      </Enlarged>
    );
  const { building } = what;
  return (
    <Enlarged
      {...sheet}
      title={words.names.buildings[buildingOf(building).row]}
      face={<BuildingFace id={building} names={words.names} size="both" />}
    >
      <AboutBuilding {...{ building, view, seat, words }} />
    </Enlarged>
  );
}

/** What lies in a tableau or on the discard pile is used already. */
const doesLie = ({ open }: V, what: Explained): boolean =>
  'person' in what &&
  (open.discard.includes(what.person) ||
    open.tableaux.some(({ citizens, workers }) => [...citizens, ...workers].includes(what.person)));

interface SaidProps {
  readonly sign?: ReactNode;
  readonly name?: string;
  readonly text: string;
  readonly rule: string;
  /** What it would be for me now. */
  readonly now?: string | null;
  readonly points?: number;
}
const Said = ({ sign, name, text, rule, now = null, points = 0 }: SaidProps) => (
  <li>
    {sign}
    <span>
      {name !== undefined && <b>{name}: </b>}
      {text} <small>({rule})</small>
      {now !== null && (
        <em>
          {now}
          {points !== 0 && (
            <b className={points > 0 ? 'is-good' : 'is-bad'}>{points < 0 ? `−${-points}` : `+${points}`}</b>
          )}
        </em>
      )}
    </span>
  </li>
);

const ruleOf = (profession: Profession): string => `R8.2.${PROFESSIONS.indexOf(profession) + 1}`;

interface AboutProps {
  readonly view: V;
  /** Whose now it is; null where nobody's. */
  readonly seat: number | null;
  readonly words: BoardWords;
}
function AboutPerson({ card, view, seat, words }: AboutProps & { readonly card: PersonId }) {
  const { profession, work, symbols } = personOf(card);
  const citizen = seat === null ? null : asCitizen(view, seat, card);
  const worker = seat === null ? null : asWorker(view, seat, card);
  const reach = seat === null ? null : affordable(view.open as Open, seat);
  const set = citizen?.set ?? null;
  return (
    <ul className="ty-uses">
      <Said
        sign={<Icon path={ICONS.citizen} size={28} />}
        name={words.place.citizen}
        text={`${words.names.professions[profession]}: ${words.symbolAbout[profession]}`}
        rule={ruleOf(profession)}
        now={
          citizen &&
          (set === null
            ? words.noSet(profession, citizen.count)
            : words.set(profession, citizen.count, set.count, set.needs))
        }
        points={citizen?.points ?? 0}
      />
      {symbols.some((n) => n > 0) && <Said sign={<span />} text={words.coloursAbout} rule="R5.4.3" />}
      <Said
        sign={<Icon path={ICONS.worker} size={28} />}
        name={words.place.worker}
        text={words.work(work)}
        rule="R5.3"
        now={worker && words.workThen(worker.before, worker.after)}
        points={worker?.points ?? 0}
      />
      <Said
        sign={<Icon path={ICONS.builder} size={28} />}
        name={words.place.builder}
        text={words.placeAbout.builder}
        rule="R5.4"
        now={reach === null ? null : reach > 0 ? words.affordable(reach) : words.unaffordable}
      />
    </ul>
  );
}

const EFFECT_RULES = { max: 'R8.1.2', set4: 'R8.1.3', pair: 'R8.1.4', draw2: 'R5.5' } as const;

function AboutBuilding({ building, view, seat, words }: AboutProps & { readonly building: BuildingId }) {
  const row = buildingOf(building);
  const ability = abilityOf(words, building);
  const open = view.open as Open;
  const isFree = open.display.includes(building);
  return (
    <ul className="ty-uses">
      {ability !== '' && (
        <Said sign={<span />} text={ability} rule={row.effect === null ? 'R8.2' : EFFECT_RULES[row.effect]} />
      )}
      {row.symbol !== null && (
        <Said
          sign={<span />}
          name={words.names.professions[row.symbol]}
          text={words.symbolAbout[row.symbol]}
          rule={ruleOf(row.symbol)}
        />
      )}
      {SIZES.map((size) => {
        const cost = seat === null ? 0 : costOf(open, seat, building, size);
        const have = seat === null ? 0 : workOf(open.tableaux[seat].workers);
        return (
          <Said
            key={size}
            sign={<HouseSign isLarge={size === 'large'} />}
            name={words.size[size]}
            text={words.points(row[size])}
            rule="R8.1.1"
            now={seat === null || !isFree ? null : cost > have ? words.tooDear(cost, have) : words.costsNow(cost)}
            points={seat === null || !isFree ? 0 : asBuilding(view, seat, building, size).points}
          />
        );
      })}
    </ul>
  );
}
