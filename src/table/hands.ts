// Who looks into whose hand: everybody at a table with open hands, watchers if all who play have agreed, and anybody after the game.
// What they see is made by the kernel (`hands`), and a board never gets it: it comes beside the view of one seat.
import { hasOpenHands } from '../kernel/settings.ts';
import type { Seat } from '../kernel/types.ts';
import { hands } from '../kernel/view.ts';
import { type Doer, haveAllAgreed, isOver, refuse, seatOf } from './doing.ts';
import { isSealed } from './evening.ts';
import type { Table } from './types.ts';

/** The seats of those who want watchers to see all hands. */
export const agreedToShow = (table: Pick<Table, 'chairs' | 'shown'>): Seat[] =>
  table.shown === undefined
    ? []
    : table.chairs.flatMap(({ kind, who }, seat) =>
        kind === 'person' && who !== null && table.shown?.includes(who) === true ? [seat] : [],
      );

/** Whether watchers see all hands: everybody who has a chair wants it now, and nobody who may come back to one is among the watchers. */
export function areHandsShown(table: Table): boolean {
  const agreed = agreedToShow(table);
  if (table.phase !== 'playing' || table.clocks.some(({ lost }) => lost !== null)) return false;
  return agreed.length > 0 && haveAllAgreed(table, agreed);
}

/** The seats that somebody looks into beside their own. */
function eyesOf(table: Table, you: Seat | null): Seat[] {
  const isOpen = isOver(table) || (you === null ? areHandsShown(table) : hasOpenHands(table)); // over: the record is open
  return isOpen ? [...table.chairs.keys()].filter((seat) => seat !== you) : [];
}

/**
 * Whether all choose at once, or have chosen and can still take it back: the table may wait for a moment before it shows what they chose.
 * One after the other, only one seat has something to take back.
 */
function isUndecided(table: Table): boolean {
  const { state, moves } = table.journal!;
  return state.lanes.length > 0 || (!isOver(table) && new Set(moves.map(({ seat }) => seat)).size > 1);
}

/** By seat what lies in its hand, null: not for this viewer; nothing at all where there is no hand to look into. */
export function handsFor(table: Table, you: Seat | null): { hands?: unknown[] } {
  const { journal, moved, daily } = table;
  // Others may be playing the same deal today: whoever gives up a try under another name would know it. Its replay opens tomorrow.
  if (journal === null || isSealed(table) || daily !== null) return {};
  const eyes = eyesOf(table, you);
  if (eyes.length === 0) return {};
  const { state, mark } = journal;
  const isHidden = isUndecided(table);
  // Other rules may have come in the middle of a fork: then nothing tells what lay there when it began.
  if (isHidden && moved !== undefined && !isOver(table)) return {};
  const found = hands(isHidden ? mark : state, mark, eyes);
  const isAny = found.some((own) => own !== null && Object.keys(own as object).length > 0);
  return isAny ? { hands: found } : {};
}

/** After every act: from the moment on when watchers have seen hands, nobody sits down any more. */
export function noteShown(table: Table): void {
  if (table.wasShown !== true && areHandsShown(table)) table.wasShown = true;
}

/** Whether whoever sits down may have watched all hands, also from a seat that they had given up. */
export const mayHaveWatched = ({ wasShown }: Table): boolean => wasShown === true;

export const showing: { readonly showHands: Doer<'showHands'> } = {
  showHands(table, { on }, { by }) {
    if (!('who' in by) || seatOf(table, by.who) === null) return refuse('notSeated');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    const before = table.shown ?? [];
    if (before.includes(by.who) === on) return refuse('nothingToAgree');
    table.shown = on ? [...before, by.who] : before.filter((one) => one !== by.who);
    return null;
  },
};
