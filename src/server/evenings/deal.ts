// From a round of an evening to its tables, and back to its results.
import type { Evening, Round, TableResult } from '../../evening/types.ts';
import { charactersOf, loadGame } from '../../games/index.ts';
import { total } from '../../kernel/score.ts';
import { placesOf } from '../../stats/finished.ts';
import { carryOut } from '../../table/acts.ts';
import { botChair, characterChair, EMPTY, NOBODY } from '../../table/doing.ts';
import { packageOf } from '../../table/package-of.ts';
import { dueNow } from '../../table/seen.ts';
import { type Opening, openTable } from '../../table/table.ts';
import type { Chair, Table } from '../../table/types.ts';
import type { Services } from '../endpoint.ts';

/** What fills the seats that people leave empty: the same level everywhere, and quick. */
const FILLER = 'club';

type Needed = Pick<Services, 'keeper' | 'hub'>;

/** Lays out a table of a round that has been dealt, if it is not there yet: whoever comes second finds it. */
export async function layTable({ keeper, hub }: Needed, evening: Evening, round: Round, table: number): Promise<void> {
  const id = round.ids[table];
  if ((await keeper.ask((store) => store.seqOf(id))) > 0) return;
  const pkg = await loadGame(round.game);
  const now = keeper.now();
  const opened = openTable(pkg, openingOf(evening, round, table, now));
  const dealt = carryOut(opened.table, { do: 'deal' }, { pkg, now, by: { house: true } });
  if ('refusal' in dealt) throw new Error(`the round cannot be dealt: ${dealt.refusal.why}`);
  await keeper.ask((store) => store.addCircleTable(evening.circle, id, now));
  const entries = [opened.entry, dealt.entry];
  await keeper.ask((store) =>
    store.append({ table: opened.table, expected: 0, entries, ...dueNow(pkg, opened.table) }),
  );
  await hub.load(id); // its bots and clocks begin
}

export function openingOf(evening: Evening, round: Round, table: number, now: number): Opening {
  const { number, isFinal, people, tables, game, rules, settings, secret, roll, failed } = round;
  const company = charactersOf(game).filter(({ level }) => level === FILLER); // the same ones all evening
  const chairs = tables[table].map((person, seat, seats): Chair => {
    if (person === null) {
      const character = company[seats.slice(0, seat).filter((one) => one === null).length];
      return character === undefined ? botChair(FILLER) : characterChair(character);
    }
    const { who, name, holder } = people[person];
    return { ...EMPTY, kind: 'person', who, name, ...(holder !== null && { heldBy: holder }) };
  });
  return {
    ...{ id: round.ids[table], game, rules, settings, chairs, secret, now },
    pace: evening.pace,
    absent: 'bot', // nobody keeps the other tables waiting
    help: evening.help,
    isPublic: false,
    host: NOBODY,
    circle: evening.circle,
    evening: evening.id,
    round: {
      ...{ number, table, isFinal },
      tables: tables.length,
      contributions: people.map(({ contribution }) => contribution),
      isOpen: false,
    },
    ...(roll !== null && { roll }),
    failed,
  };
}

/** How a table ended; null: without a result. */
export async function resultOfTable(table: Table): Promise<TableResult | null> {
  const { journal, phase, chairs } = table;
  if (journal === null || phase !== 'finished') return null;
  const { game } = await packageOf(table);
  return {
    points: chairs.map((_, seat) => total(game.score(journal.state, seat))),
    places: placesOf(game, journal.state),
    left: chairs.map(
      ({ kind, out }, seat) =>
        table.roll?.round?.tables[table.round!.table][seat] !== null && (out || kind !== 'person'),
    ),
  };
}
