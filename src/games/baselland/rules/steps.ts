// turn: draw a tile, place it, perhaps put a follower, score what is finished, next seat. Ends when the pile is used up.
import type { Refusal, Steps } from '../../../kernel/types.ts';
import { kindOfTile } from '../data/kinds.ts';
import { type BasellandTask, type Choices, type Happened, ROLES, type S } from '../types.ts';
import { closing } from './closing.ts';
import { goHome, lay, placeOf, stand } from './features.ts';
import { freeRegions } from './followers.ts';
import { fitsSomewhere, places } from './grid.ts';
import { whyNotPlace, whyNotPut } from './why.ts';

export const steps: Steps<S, BasellandTask, Choices, Happened> = {
  begin: {
    run(s, _t, cx) {
      cx.emit({ e: 'began', first: s.open.starter });
      cx.next({ do: 'turn', seat: s.open.starter }); // R2.5
    },
  },

  turn: {
    reveals: ['open.tile', 'open.removed', 'dark.pile'],
    run(s, { seat }, cx) {
      const { open, dark } = s;
      if (dark.pile.length === 0) return cx.emit({ e: 'ended', why: 'allLaid' }); // R9.1, R1.2
      let tile = dark.pile.pop()!; // R4.1
      cx.emit({ e: 'drew', seat, tile });
      while (!fitsSomewhere(open, tile)) {
        open.removed.push(tile); // R4.6
        cx.emit({ e: 'removed', tile });
        if (dark.pile.length === 0) return cx.emit({ e: 'ended', why: 'noneFits' }); // R4.7, Q16
        tile = dark.pile.pop()!;
        cx.emit({ e: 'drew', seat, tile });
      }
      open.tile = tile;
      open.turn++;
      const next = (seat + 1) % s.own.length; // R3.4
      cx.next({ do: 'place', seat }, { do: 'scoreClosed', seat }, { do: 'turn', seat: next }); // R3.1, R3.3, R1.1
    },
  },

  place: {
    rule: 'R3.1',
    tries: true,
    options: (s) => places(s.open, s.open.tile!), // R4.2–R4.5
    why: (s, _t, choice): Refusal => whyNotPlace(s, choice),
    apply(s, { seat }, { tile, x, y, turn }, cx) {
      lay(s.open, { tile, x, y, turn });
      s.open.tile = null;
      cx.emit({ e: 'placed', seat, tile, x, y, turn });
      if (freeRegions(s, seat).length > 0) cx.next({ do: 'follower', seat }); // R3.2, R5.9, R8.2, Q13, Q18; asked only if there is a choice
    },
  },

  follower: {
    rule: 'R3.2',
    tries: true,
    options: (s, { seat }) => [null, ...freeRegions(s, seat)], // R5.1 none is always allowed
    why: (s, { seat }, choice): Refusal => whyNotPut(s, seat, choice),
    apply(s, { seat }, region, cx) {
      if (region === null) return;
      const { open } = s;
      const { tile } = open.laid[open.laid.length - 1]; // R5.3
      const { regions } = kindOfTile(tile);
      const number = regions.findIndex((r) => r.id === region);
      stand(open, seat, open.first[open.laid.length - 1] + number);
      cx.emit({ e: 'put', seat, tile, region, role: ROLES[regions[number].kind] });
    },
  },

  scoreClosed: {
    run(s, _t, cx) {
      const { open } = s;
      const { closed, home } = closing(s);
      for (const { what, at, parts, awards } of closed) {
        cx.emit({ e: 'finished', what, parts, ...placeOf(open, at) });
        for (const award of awards) {
          open.awards.push(award); // R7.1
          const { seat, points, pennants } = award;
          cx.emit({ e: 'scored', seat, what: award.what, points, parts, pennants, ...placeOf(open, award.at) });
        }
      }
      for (const segment of home) {
        cx.emit({ e: 'returned', seat: open.segments.on[segment], ...placeOf(open, segment) });
        goHome(open, segment); // R8.1, R8.3
      }
    },
  },
};
