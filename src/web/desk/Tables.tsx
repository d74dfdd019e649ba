import { useEffect, useState } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { DeskTable } from '../../wire/desk.ts';
import { namesOf } from '../../words/seat-names.ts';
import { useAbout } from '../lib/about-game.ts';
import { Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { Sure } from '../ui/Sure.tsx';
import { useDesk } from './desk.ts';

const WHICH = ['all', 'open', 'over'] as const;
type Which = (typeof WHICH)[number];

/** The matching tables, as far as they were asked for. */
function useTables(search: string, which: Which) {
  const { desk } = useDesk();
  const [found, setFound] = useState<{ tables: readonly DeskTable[]; next: string | null } | null>(null);
  const [looks, setLooks] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number asks for another look
  useEffect(() => {
    let isWanted = true;
    const timer = setTimeout(async () => {
      const page = await desk.tables(search.trim(), which, null).catch(() => null);
      if (isWanted && page !== null) setFound(page);
    }, 200);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [desk, search, which, looks]);
  const more = async (): Promise<void> => {
    const page = await desk.tables(search.trim(), which, found?.next ?? null).catch(() => null);
    if (page !== null) setFound({ tables: [...(found?.tables ?? []), ...page.tables], next: page.next });
  };
  return { found, more, again: () => setLooks(looks + 1) };
}

export function Tables() {
  const words = useWords('desk');
  const [search, setSearch] = useState('');
  const [which, setWhich] = useState<Which>('all');
  const [chosen, setChosen] = useState<DeskTable | null>(null);
  const { found, more, again } = useTables(search, which);
  return (
    <section className="w-card w-stack-s w-desk-tables">
      <h2>{words.tables}</h2>
      <div className="w-desk-search">
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <Choice
          label={words.which}
          hideLabel
          values={WHICH}
          value={which}
          name={(one) => words.whichNames[one]}
          onChange={setWhich}
        />
      </div>
      {found?.tables.length === 0 && <p className="w-about">{words.noTables}</p>}
      <ul>
        {found?.tables.map((table) => (
          <Row key={table.id} table={table} onHelp={() => setChosen(table)} />
        ))}
      </ul>
      {found !== null && found.next !== null && (
        <button type="button" className="w-second" onClick={more}>
          {words.more}
        </button>
      )}
      {chosen !== null && (
        <StepIn
          table={chosen}
          onClose={() => {
            setChosen(null);
            again();
          }}
        />
      )}
    </section>
  );
}

function Row({ table, onHelp }: { readonly table: DeskTable; readonly onHelp: () => void }) {
  const words = useWords('desk');
  const all = useWords();
  const kit = useKit();
  const names = namesOf(table.chairs, all);
  const seated = table.chairs.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [seat] : []));
  const isOver = table.phase === 'finished' || table.phase === 'abandoned';
  const { title } = useAbout(table.game);
  return (
    <li className={`w-desk-table ${isOver ? 'is-over' : ''}`}>
      <div className="w-signs">
        {seated.map((seat) => (
          <PlayerSign key={seat} seat={seat} label={names[seat]} size={22} />
        ))}
      </div>
      <div className="w-table-words">
        <strong>{title}</strong>
        <span>{seated.map((seat) => names[seat]).join(', ')}</span>
        <span className="w-about">
          {all.home.phases[table.phase]}, {words.updated(kit.date(table.updatedAt))}
        </span>
      </div>
      <div className="w-row">
        {table.daily === null && (
          <Link to={`/t/${table.id}`} className="w-quiet" label={`${words.look}: ${title}, ${table.id}`}>
            {words.look}
          </Link>
        )}
        <button type="button" className="w-quiet" aria-label={`${words.help}: ${title}, ${table.id}`} onClick={onHelp}>
          {words.help}
        </button>
      </div>
    </li>
  );
}

/** Takes a stuck table back, ends it, or deletes it. */
function StepIn({ table, onClose }: { readonly table: DeskTable; readonly onClose: () => void }) {
  const words = useWords('desk');
  const { title } = useAbout(table.game);
  const { desk, run } = useDesk();
  const isOver = table.phase === 'finished' || table.phase === 'abandoned';
  const then = async (what: () => Promise<unknown>): Promise<void> => {
    if (await run(what, words.done)) onClose();
  };
  return (
    <Dialog title={`${title}: ${words.help}`} onClose={onClose}>
      <div className="w-stack">
        {table.phase === 'playing' && (
          <section className="w-stack-s">
            <h3>{words.rewind}</h3>
            <p className="w-about">{words.rewindAbout}</p>
            <button type="button" className="w-second" onClick={() => then(() => desk.rewind(table.id))}>
              {words.rewind}
            </button>
          </section>
        )}
        {!isOver && <EndGame table={table} then={then} />}
        <section className="w-stack-s">
          <h3>{words.drop}</h3>
          <p className="w-about">{words.dropAbout}</p>
          <Sure now={words.dropNow} keep={words.keep} act={() => then(() => desk.drop(table.id))}>
            {(ask) => (
              <button type="button" className="w-second" onClick={ask}>
                {words.drop}
              </button>
            )}
          </Sure>
        </section>
      </div>
    </Dialog>
  );
}

interface EndProps {
  readonly table: DeskTable;
  readonly then: (what: () => Promise<unknown>) => Promise<void>;
}
function EndGame({ table, then }: EndProps) {
  const words = useWords('desk');
  const all = useWords();
  const { desk } = useDesk();
  const [winners, setWinners] = useState<readonly number[]>([]);
  const names = namesOf(table.chairs, all);
  const toggle = (seat: number): void =>
    setWinners(winners.includes(seat) ? winners.filter((one) => one !== seat) : [...winners, seat].sort());
  return (
    <section className="w-stack-s">
      <h3>{words.end}</h3>
      {table.phase === 'playing' && (
        <fieldset className="w-desk-winners">
          <legend>{words.endAbout}</legend>
          {names.map((name, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <label key={seat}>
              <input type="checkbox" checked={winners.includes(seat)} onChange={() => toggle(seat)} />
              <PlayerSign seat={seat} size={24} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="w-danger"
        onClick={() => then(() => desk.end(table.id, winners.length === 0 ? null : winners))}
      >
        {words.endNow}
      </button>
    </section>
  );
}
