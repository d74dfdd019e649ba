// round: supply, then all at once: whoever is over the limit discards, all divide; envelopes go left, all choose a part, envelopes
// come back, all harvest and show it, market, round end with a scoring line behind rounds 3 and 4. After six rounds: the end.
import type { Steps } from '../../../kernel/types.ts';
import { trackNo } from '../data/kinds.ts';
import { LINES, ROUNDS } from '../data/table.ts';
import { DOUBLE_STEPS } from '../data/tracks.ts';
import type { Choices, Happened, S, SplitTask } from '../types.ts';
import { bin, deal, handOf, nextDiscard, overLimit, takeBack } from './cards.ts';
import { allDivisions, beginHarvest, exchange, rightOf } from './envelopes.ts';
import { advance, isHarvested, lay, playOptions, sealing, targetOptions } from './harvest.ts';
import { finalScoring, lineScoring, turnMarketTile } from './rounds.ts';
import { showHarvest, tellExchange } from './telling.ts';
import { whyNotChoose, whyNotDiscard, whyNotDivide, whyNotPlay, whyNotTarget } from './why.ts';

export const steps: Steps<S, SplitTask, Choices, Happened> = {
  begin: {
    run({ open }, _t, cx) {
      cx.emit({ e: 'began', characters: open.characters.slice(), lines: open.lines.slice() });
      cx.next({ do: 'supply' });
    },
  },

  supply: {
    reveals: ['own.hand'],
    run(s, _t, cx) {
      s.open.round++; // R2.1
      deal(s, cx);
      cx.next({ do: 'pass' }, { do: 'giveBack' }, { do: 'market' }, { do: 'roundEnd' }); // R2.2, R1.16, R9.3
      cx.fork((seat): SplitTask[] => {
        const owed = overLimit(s.open, s.own[seat]); // R12.3, Q21
        return [...(owed > 0 ? [{ do: 'discard' as const, seat, owed, from: 0 }] : []), { do: 'divide', seat }];
      }); // R3.6, R4.1 what the others do meanwhile is news to nobody
    },
  },

  discard: {
    rule: 'R3.3',
    options: (s, { seat, owed, from }) => {
      const { hand } = s.own[seat];
      return hand.slice(from, hand.length - owed + 1).map((card) => ({ card })); // in hand order: no set comes twice
    },
    why: (s, t, choice) => whyNotDiscard(s, t, choice),
    apply(s, t, { card }, cx) {
      cx.next(...nextDiscard(s.own[t.seat], t, card));
    },
  },

  divide: {
    rule: 'R4.1',
    options: (s, { seat }) => allDivisions(handOf(s.own[seat])),
    why: (s, { seat }, choice) => whyNotDivide(s, seat, choice),
    apply(s, { seat }, { parts }) {
      s.own[seat].parts = parts;
    },
  },

  pass: {
    reveals: ['own.received'],
    run(s, _t, cx) {
      const { own } = s;
      bin(s, cx);
      cx.emit({ e: 'passed' });
      own.forEach((one, seat) => {
        const from = rightOf(seat, own.length); // R12.4
        const parts = own[from].parts!;
        one.received = parts; // R4.2
        cx.emitTo(seat, { e: 'received', seat, from, parts });
      });
      cx.fork((seat) => [{ do: 'choose', seat }]); // R0.5
    },
  },

  choose: {
    rule: 'R4.3',
    options: () => [{ take: 'first' }, { take: 'second' }],
    why: () => whyNotChoose(),
    apply(s, { seat }, { take }) {
      s.own[seat].took = take;
    },
  },

  giveBack: {
    reveals: ['own.hand', 'own.lost', 'own.leftGot', 'own.harvest'],
    run(s, _t, cx) {
      exchange(s); // R4.4
      tellExchange(s, cx);
      s.own.forEach((own, seat) => {
        beginHarvest(s.open.tracks[seat], own);
      });
      cx.fork((seat) => [
        { do: 'play', seat },
        { do: 'show', seat },
      ]); // R5.1, R0.5, Q24
    },
  },

  play: {
    rule: 'R5.2',
    options: (s, { seat }) => playOptions(s.own[seat].harvest!),
    why: (s, { seat }, choice) => whyNotPlay(s.own[seat], choice),
    apply(s, t, play, cx) {
      const work = s.own[t.seat].harvest!;
      const then = lay(work, t.seat, play);
      if (!isHarvested(work)) then.push(t); // R5.2, Q12
      cx.next(...then);
    },
  },

  seals: {
    run(s, { seat, seal, count }, cx) {
      cx.next(...sealing(s.own[seat].harvest!, seat, seal, count)); // R5.5d
    },
  },

  seal: {
    rule: 'R5.5',
    options: (s, { seat, seal }) => targetOptions(s.own[seat].harvest!.tracks, seal),
    why: (s, { seat, seal }, choice) => whyNotTarget(s.own[seat].harvest!.tracks, seal, choice),
    apply(s, { seat, seal, count }, { to }, cx) {
      const then = advance(s.own[seat].harvest!, seat, trackNo(to), 1);
      if (count > 1) then.push({ do: 'seals', seat, seal, count: count - 1 });
      cx.next(...then);
    },
  },

  bonus: {
    rule: 'R6.1',
    options: (s, { seat }) => targetOptions(s.own[seat].harvest!.tracks, 'double_arrow'), // Q8
    why: (s, { seat }, choice) => whyNotTarget(s.own[seat].harvest!.tracks, 'double_arrow', choice),
    apply(s, { seat }, { to }, cx) {
      cx.next(...advance(s.own[seat].harvest!, seat, trackNo(to), DOUBLE_STEPS));
    },
  },

  advance: {
    run(s, { seat, track, steps: left }, cx) {
      cx.next(...advance(s.own[seat].harvest!, seat, track, left));
    },
  },

  show: {
    shows: ['open.tracks', 'open.harvests', 'own.sold'],
    run(s, { seat }, cx) {
      showHarvest(s, seat, cx); // R5.8
    },
  },

  market: {
    reveals: ['open.market'],
    run(s, _t, cx) {
      turnMarketTile(s, cx); // R8.1
    },
  },

  roundEnd: {
    run(s, _t, cx) {
      const { round } = s.open;
      if (round === ROUNDS.length) return cx.next({ do: 'finish' }); // R9.1
      const line = LINES.indexOf(round);
      if (line >= 0) lineScoring(s, line, cx); // R9.2
      takeBack(s); // R9.4
      cx.emit({ e: 'roundEnded', round });
      cx.next({ do: 'supply' });
    },
  },

  finish: {
    run(s, _t, cx) {
      finalScoring(s, cx); // R11.1
    },
  },
};
