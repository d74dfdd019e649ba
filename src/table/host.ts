// The host's hand before the start: what is played, how fast, and by how many.
import { BadSetting, settle } from '../kernel/settings.ts';
import { type Doer, emptyChair, refuse } from './doing.ts';
import { goesOn } from './series.ts';
import type { Chair, Table } from './types.ts';

export const hosting: { readonly change: Doer<'change'> } = {
  change(table, wish, { by, pkg }) {
    if (!('who' in by) || by.who !== table.host) return refuse('notHost');
    if (table.phase !== 'gathering') return refuse('wrongPhase');
    const { settings, pace, absent, holidays, help, seats } = wish;
    if (settings !== undefined && table.series.length > 0 && goesOn(pkg, table)) return refuse('storyGoesOn');
    const settled = settings === undefined ? table.settings : settledOr(() => settle(pkg.game, settings));
    if (typeof settled === 'string') return refuse('badSetting', { setting: settled });
    const { min, max } = pkg.game.seats;
    if (seats !== undefined && seats < min) return refuse('tooFewPlayers', { min });
    if (seats !== undefined && seats > max) return refuse('tooManyPlayers', { max });
    const chairs = seats === undefined ? table.chairs : seated(table.chairs, seats);
    if (chairs === null) return refuse('tooManySeated', { count: taken(table).length });
    table.settings = settled;
    table.chairs = chairs;
    table.absent = absent ?? table.absent;
    table.help = help ?? table.help;
    if (pace !== undefined && pace !== table.pace) {
      table.pace = pace;
      delete table.holidays; // another pace has other holidays
      table.clocks = [];
    }
    if (holidays !== undefined) table.holidays = holidays;
    return null;
  },
};

function settledOr(make: () => Table['settings']): Table['settings'] | string {
  try {
    return make();
  } catch (error) {
    if (error instanceof BadSetting) return error.setting;
    throw error;
  }
}

const taken = ({ chairs }: Pick<Table, 'chairs'>): Chair[] =>
  chairs.filter(({ kind }) => kind === 'person' || kind === 'bot');

/** So many chairs: new ones at the end, or without the last that nobody has; null: too many sit there. */
function seated(chairs: readonly Chair[], seats: number): Chair[] | null {
  const list = chairs.slice();
  while (list.length < seats) list.push(emptyChair('open'));
  while (list.length > seats) {
    const last = list.findLastIndex(({ kind }) => kind === 'open' || kind === 'closed');
    if (last < 0) return null;
    list.splice(last, 1);
  }
  return list;
}
