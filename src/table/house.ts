// What only the house may do at a table: help when it is stuck, end it, and forget somebody.
import { leaveBeside } from './beside.ts';
import { NAMELESS } from './chat.ts';
import { type Doer, isOver, NOBODY, refuse } from './doing.ts';
import { mustTellRules } from './load.ts';
import { pointsBack } from './numbers.ts';
import { goBack } from './play.ts';
import type { Chair, Played } from './types.ts';

type Housing = 'rules' | 'standstill' | 'rewind' | 'adjudicate' | 'erase';

export const house: { readonly [W in Housing]: Doer<W> } = {
  rules(table, _wish, { by, pkg, says }) {
    if (!('house' in by)) return refuse('onlyHouse');
    if (!mustTellRules(pkg, table)) return refuse('wrongPhase');
    says.push(table.moved === undefined ? 'kept' : 'new');
    table.rulesTold = pkg.game.version;
    return null;
  },

  standstill(table, { milliseconds: whole, from }, { by, now }) {
    if (!('house' in by)) return refuse('onlyHouse');
    const milliseconds = whole - (table.stoodStill?.from === from ? table.stoodStill.milliseconds : 0);
    if (isOver(table) || !(milliseconds > 0)) return refuse('wrongPhase');
    table.stoodStill = { from, milliseconds: whole };
    const later = (time: number | null): number | null => (time === null ? null : time + milliseconds);
    const upToNow = (time: number | null): number | null => (time === null ? null : Math.min(now, time + milliseconds));
    table.clocks = table.clocks.map((clock) => ({
      ...clock,
      since: upToNow(clock.since),
      askedAt: upToNow(clock.askedAt), // nobody was silent meanwhile
      ...(clock.doneAt !== undefined && { doneAt: Math.min(now, clock.doneAt + milliseconds) }),
      voteEnds: later(clock.voteEnds),
    }));
    table.callUntil = later(table.callUntil);
    if (table.stopAt) table.stopAt = later(table.stopAt);
    return null;
  },

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

  erase(table, { who, names: before = [] }, { by }) {
    if (!('house' in by)) return refuse('onlyHouse');
    const lost = table.clocks.flatMap((clock) => (clock.lost?.who === who ? [clock.lost.name] : []));
    const names = [...before, ...lost, ...table.chairs.flatMap((chair) => (chair.who === who ? [chair.name] : []))];
    // An empty chair may be kept for somebody by name: in a rematch, or when they have lost it.
    const isHis = ({ who: one, kind, name }: Chair): boolean =>
      one === who || (kind === 'open' && names.includes(name));
    const isHim = ({ bot, name }: Played['results'][number]): boolean => bot === null && names.includes(name);
    const isTold = table.chairs.some(isHis) || table.series.some(({ results }) => results.some(isHim));
    const isNamed = table.failed.some(({ by: spoilers }) => spoilers.some((one) => one.who === who));
    const isBeside = table.chairs.some((chair) => chair.beside?.who === who);
    if (table.host !== who && lost.length === 0 && !isTold && !isNamed && !isBeside) return refuse('notSeated');
    const bare = ({ seal: _seal, beside: _beside, ...chair }: Chair): Chair => ({
      ...chair,
      who: null,
      name: NAMELESS,
    });
    leaveBeside(table, who);
    table.chairs = table.chairs
      .map((chair) => (isHis(chair) ? bare(chair) : chair))
      .map(({ heldBy, ...chair }) => (heldBy === undefined || heldBy === who ? chair : { ...chair, heldBy }));
    table.clocks = table.clocks.map((clock) => (clock.lost?.who === who ? { ...clock, lost: null } : clock));
    table.failed = table.failed.map(({ by: spoilers, ...roll }) => ({
      ...roll,
      by: spoilers.map((one) => (one.who === who ? { ...one, who: null, name: NAMELESS } : one)),
    }));
    table.sat = table.sat.filter((one) => one.who !== who);
    if (table.besides !== undefined) table.besides = table.besides.filter((one) => one.who !== who);
    if (table.shown !== undefined) table.shown = table.shown.filter((one) => one !== who);
    if (table.sentAway !== undefined) table.sentAway = table.sentAway.filter((one) => one !== who);
    table.series = table.series.map((played) => ({
      ...played,
      results: played.results.map((one) => (isHim(one) ? { ...one, name: NAMELESS } : one)),
    }));
    if (table.host === who) table.host = NOBODY;
    delete table.idleActs[who];
    table.chat = { ...table.chat, lately: table.chat.lately.filter((one) => one.who !== who) };
    return null;
  },
};
