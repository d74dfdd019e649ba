// What a building of this table says, typed on its card: points, persons, and what it counts at the end.
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import { Stepper } from '../../../../parts/pad/Stepper.tsx';
import type { CardTyping } from '../../../../parts/pad/Zone.tsx';
import { BUILDINGS, type BuildingRow, PERSONS, type Person } from '../../data/buildings.ts';
import { kind } from '../../data/edition.ts';
import { within, withTyped } from '../../pad-cards.ts';
import type { PadPosition } from '../../pad-shape.ts';
import type { BoardWords } from '../../words/board.ts';
import { END_FUNCTIONS, type EntryWords } from '../../words/entry.ts';
import { Icon, PersonMark } from '../art.tsx';

interface TypingProps {
  readonly value: PadPosition;
  readonly words: BoardWords;
  readonly pad: EntryWords;
  change(next: PadPosition): void;
}

export const typingOf = (props: TypingProps): CardTyping => ({
  name: props.pad.type,
  note: (code) => (props.value.cards?.some(({ id }) => id === code) === true ? props.pad.typed : ''),
  fields: (code) => <Typing {...props} code={code} />,
});

const most = (column: 'vp' | 'amount'): number => {
  const shape = kind.shape.buildings.columns[column];
  return shape.is === 'whole' ? shape.max : 0;
};

function Typing({ value, change, words, pad, code }: TypingProps & { readonly code: string }) {
  const now = within(value, () => BUILDINGS[code]);
  const usual: BuildingRow | undefined = BUILDINGS[code];
  const type = (cells: object): void => change(withTyped(value, code, { ...cells }));
  /** 'Points, not 6' where Kontor has something else. */
  const caption = (label: string, own: number, kontors: number | undefined): string =>
    kontors === undefined || own === kontors ? label : pad.instead(label, kontors);
  const end = END_FUNCTIONS.find((does) => does === now.does);
  return (
    <>
      <Stepper
        label={pad.points}
        caption={caption(pad.points, now.vp, usual?.vp)}
        value={now.vp}
        most={most('vp')}
        picture={<b className="rgp-star">★</b>}
        change={(vp) => type({ vp })}
      />
      {PERSONS.map((person) => {
        const label = words.names.persons[person];
        const count = countOf(now, person);
        return (
          <Stepper
            key={person}
            {...{ label }}
            caption={caption(label, count, usual && countOf(usual, person))}
            value={count}
            most={2 - now.persons.length + count}
            picture={<PersonMark person={person} />}
            change={(to) => type({ persons: withPersons(now, person, to) })}
          />
        );
      })}
      <ChooseOne
        legend={pad.atEnd}
        options={(['NONE', ...END_FUNCTIONS] as const).map((does) => ({ value: does, label: pad.ends[does] }))}
        value={end ?? 'NONE'}
        choose={(does) => type(functionCells(does, now, usual))}
      />
      {end !== undefined && (
        <Stepper
          label={pad.each}
          caption={caption(pad.each, now.amount, usual?.does === now.does ? usual.amount : undefined)}
          value={now.amount}
          least={1}
          most={most('amount')}
          picture={<Icon name="rathaus" size={26} />}
          change={(amount) => type({ amount })}
        />
      )}
      {usual !== undefined && value.cards?.some(({ id }) => id === code) === true && (
        <button type="button" className="k-quiet" onClick={() => change(withoutTyped(value, code))}>
          {pad.asKontor}
        </button>
      )}
    </>
  );
}

const countOf = ({ persons }: BuildingRow, person: Person): number => persons.filter((one) => one === person).length;
const withPersons = (row: BuildingRow, person: Person, count: number): Person[] =>
  PERSONS.flatMap((one) => new Array<Person>(one === person ? count : countOf(row, one)).fill(one));

/** What counts nothing at the end keeps its own function, if it has one that brings no points. */
function functionCells(does: string, { place }: BuildingRow, usual: BuildingRow | undefined): object {
  if (usual !== undefined && does === usual.does) return { does, amount: usual.amount, which: usual.which };
  const isPlain = does === 'NONE' && usual !== undefined && !END_FUNCTIONS.some((one) => one === usual.does);
  if (isPlain) return { does: writtenOf(usual), amount: usual.amount, which: usual.which };
  return { does, amount: does === 'NONE' ? 0 : 1, which: does === 'END_SAME_CITY' ? place : null };
}
const writtenOf = ({ does }: BuildingRow): string => does.replace(/_[23]$/, '');

function withoutTyped(value: PadPosition, code: string): PadPosition {
  const { cards = [], ...rest } = value;
  const left = cards.filter(({ id }) => id !== code);
  return left.length === 0 ? rest : { ...rest, cards: left };
}
