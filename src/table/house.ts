// What only the house may do at a table: help one that is stuck, end it, and forget somebody.
import { NAMELESS } from './chat.ts';
import { type Doer, isOver, NOBODY, refuse } from './doing.ts';
import { goBack } from './play.ts';
import { pointsBack } from './sight.ts';

type Housing = 'rewind' | 'adjudicate' | 'erase';

export const house: { readonly [W in Housing]: Doer<W> } = {
  rewind(table, _wish, doing) {
    if (!('house' in doing.by)) return refuse('onlyHouse');
    if (table.phase !== 'playing') return refuse('wrongPhase');
    const steps = pointsBack(table);
    if (steps === 0) return refuse('badBack');
    goBack(table, steps - 1, doing);
    return null;
  },

  adjudicate(table, { winners }, { by }) {
    if (!('house' in by)) return refuse('onlyHouse');
    if (isOver(table)) return refuse('wrongPhase');
    const isFit = (winners ?? []).every((seat, i, all) => table.chairs[seat] !== undefined && all.indexOf(seat) === i);
    if (!isFit) return refuse('badChair');
    if (winners !== null && table.phase !== 'playing') return refuse('wrongPhase');
    table.verdict = { winners };
    table.phase = 'abandoned';
    table.back = null;
    return null;
  },

  erase(table, { who }, { by }) {
    if (!('house' in by)) return refuse('onlyHouse');
    const isThere = table.host === who || table.chairs.some((chair) => chair.who === who);
    if (!isThere) return refuse('notSeated');
    const names = table.chairs.flatMap((chair) => (chair.who === who ? [chair.name] : []));
    table.chairs = table.chairs.map((chair) => (chair.who === who ? { ...chair, who: null, name: NAMELESS } : chair));
    table.series = table.series.map((played) => ({
      ...played,
      results: played.results.map((one) =>
        one.bot === null && names.includes(one.name) ? { ...one, name: NAMELESS } : one,
      ),
    }));
    if (table.host === who) table.host = NOBODY;
    delete table.fuss[who];
    table.chat = { ...table.chat, lately: table.chat.lately.filter((one) => one.who !== who) };
    return null;
  },
};
