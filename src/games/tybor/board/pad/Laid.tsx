// A player's three areas as they lie on the table; every card can be moved, turned over or taken away.
import { Remove } from '../../../../parts/pad/Remove.tsx';
import { Trouble } from '../../../../parts/pad/Trouble.tsx';
import { type BuildingId, buildingOf, type PersonId, readBuilding, readPerson } from '../../data/kinds.ts';
import type { Area, Size } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { EntryWords } from '../../words/entry.ts';
import { BuildingFace, PersonFace } from '../cards.tsx';
import { personLabel } from '../things.tsx';
import { AREAS, type PadPlayer, without } from './model.ts';

interface LaidProps {
  readonly player: PadPlayer;
  readonly seat: number;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  readonly lit: readonly string[];
  /** How many of each card there are. */
  readonly copies: number;
  change(next: PadPlayer): void;
}

export function Laid(props: LaidProps) {
  const { player, seat, words, pad, copies } = props;
  const empty = copies === 1 ? pad.empty : pad.emptyTwice;
  const at = `players[${seat}]`;
  return (
    <div className="typ-laid">
      {(['citizen', 'worker'] as const).map((area) => (
        <section key={area} className={`typ-zone is-${area}`} aria-label={words.zone[area]}>
          <h3>
            {words.zone[area]} <b>{player[AREAS[area]].length}</b>
          </h3>
          <Trouble at={[`${at}.${AREAS[area]}`]} />
          <ul className="typ-cards">
            {player[AREAS[area]].map((code) => (
              <LaidPerson key={code} code={code} area={area} {...props} />
            ))}
          </ul>
          {player[AREAS[area]].length === 0 && <p>{empty}</p>}
        </section>
      ))}
      <section className="typ-zone is-building" aria-label={words.zone.building}>
        <h3>
          {words.zone.building} <b>{player.buildings.length}</b>
        </h3>
        <Trouble at={[`${at}.buildings`]} />
        <ul className="typ-cards">
          {player.buildings.map(({ id, size }) => (
            <LaidBuilding key={id} code={id} size={size} {...props} />
          ))}
        </ul>
        {player.buildings.length === 0 && <p>{empty}</p>}
      </section>
    </div>
  );
}

function LaidPerson({ code, area, player, words, pad, lit, change }: LaidProps & { code: string; area: Area }) {
  const id = readPerson(code) as PersonId;
  const label = personLabel(words, id);
  const other = area === 'citizen' ? 'workers' : 'citizens';
  const rest = without(player, code);
  return (
    <li className={lit.includes(code) ? 'is-lit' : undefined}>
      <button
        type="button"
        className="ty-card typ-card"
        title={label}
        data-card={code}
        onClick={() => change({ ...rest, [other]: [...rest[other], code] })}
      >
        <span className="k-unseen">{area === 'citizen' ? pad.toWorker(label) : pad.toCitizen(label)}</span>
        <PersonFace id={id} names={words.names} as={area} />
      </button>
      <Remove label={pad.remove(label)} press={() => change(rest)} />
    </li>
  );
}

function LaidBuilding({ code, size, player, words, pad, lit, change }: LaidProps & { code: string; size: Size }) {
  const id = readBuilding(code) as BuildingId;
  const building = buildingOf(id);
  const label = words.built(words.names.buildings[building.row], size, building[size]);
  const flipped: Size = size === 'small' ? 'large' : 'small';
  return (
    <li className={lit.includes(code) ? 'is-lit' : undefined}>
      <button
        type="button"
        className="ty-card typ-card"
        title={label}
        data-card={code}
        onClick={() =>
          change({
            ...player,
            buildings: player.buildings.map((one) => (one.id === code ? { id: code, size: flipped } : one)),
          })
        }
      >
        <span className="k-unseen">{pad.flip(label)}</span>
        <BuildingFace id={id} names={words.names} size={size} />
      </button>
      <Remove label={pad.remove(label)} press={() => change(without(player, code))} />
    </li>
  );
}
