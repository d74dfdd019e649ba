// A picture of a game: the city with its tiles and everybody who stands in it, scoreboard and plantation beside it.
import { cardCorners, cardRow } from '../../../draw/cards.ts';
import { type Drawing, group, move, place, rect } from '../../../draw/drawing.ts';
import { fitted, framed, roomOf, scaleIn } from '../../../draw/frame.ts';
import { letterOf } from '../../../draw/players.ts';
import type { ViewOf } from '../../../kernel/types.ts';
import type { PictureHow } from '../../../text/draw.ts';
import { cardOf, tileOf } from '../data/kinds.ts';
import { game } from '../game.ts';
import { gridOf, isUnresolved, roundsFor, seatsOf } from '../rules/city.ts';
import { rival } from '../scoring.ts';
import type { Open, Own, S } from '../types.ts';
import { type BoardWords, cardTitle, tileTitle } from '../words/board.ts';
import { cardFace } from './card.ts';
import { cordsOf, ground } from './city.ts';
import { cornerOf, laidPlaces, planOf, sideBySide } from './geometry.ts';
import { hall } from './hall.ts';
import { beadle, type Letters, master, ownerSign } from './pieces.ts';
import { PIGMENTS } from './pigments.ts';
import { plantation, scoreboard } from './scoreboard.ts';
import { shield } from './shield.ts';
import { parchment, slate, tile } from './tiles.ts';

export interface PictureWords {
  readonly title: string;
  readonly board: BoardWords;
}

const table = (width: number, height: number): Drawing => rect(0, 0, width, height, { fill: '$gl-table' });

/** A tile of which only arms and figures are to be seen. */
function smallTile(open: Open, at: number, letters: Letters): Drawing {
  const { city } = open;
  const { symbols, isGuild } = tileOf(city.tiles[at]!);
  const arms = shield(symbols);
  if (!isUnresolved(city, at)) {
    const seat = city.masters[at];
    return group(
      {},
      slate(),
      place(seat < 0 ? 22 : 5, seat < 0 ? 20 : 5, seat < 0 ? 1.3 : 0.9, arms),
      seat >= 0 && place(58, 94, 1.2, master(seat, letters)),
    );
  }
  const owners = [...city.pawns.keys()].filter((owner) => city.pawns[owner][at] > 0);
  const hasBeadle = open.beadle !== null && city.tiles[at] === open.beadle;
  const spots = sideBySide(owners.length + (hasBeadle ? 1 : 0), 100, 38);
  return group(
    {},
    parchment(isGuild),
    place(20, 5, 1.36, arms),
    hasBeadle && place(50 + spots[0], 96, 1.5, beadle()),
    ...owners.map((owner, i) => place(50 + spots[i + (hasBeadle ? 1 : 0)], 78, 1.6, ownerSign(owner, letters))),
  );
}

/** The tiles, the hall between them, and the cords of the masters. */
function cityOf(open: Open, words: BoardWords, letters: Letters, isLarge: boolean): Drawing {
  const { hall: halls } = gridOf(open);
  const places = laidPlaces(open).filter((at) => !halls.includes(at));
  return group(
    {},
    ...places.map((at) => {
      const { x, y } = cornerOf(open, at);
      const name = tileTitle(words, open.city.tiles[at]!);
      const look = { name, ghost: null, isFull: false, letters, scale: 1 };
      return place(x, y, 1, isLarge ? tile(open, at, look) : smallTile(open, at, letters));
    }),
    hall(open, words.guildhall, letters, 1),
    cordsOf(open),
  );
}

export function picture(view: ViewOf<S>, how: PictureHow, { title, board }: PictureWords): string {
  const { open, seat } = view;
  const isLarge = how.size === 'large';
  const room = roomOf(how.size);
  const against = rival(view);
  const letters = [...open.hall.keys()].map(letterOf).concat(against === null ? [] : [against.name[0]]);
  const hand = isLarge && seat !== null ? (view.own[seat] as Own).hand : [];
  const held = hand.length === 0 ? 0 : 118;
  const free = { ...room, height: room.height - held - (held && 10) };
  const [beside, below] = [planOf(open, false), planOf(open, true)];
  const plan = scaleIn(beside.bounds, free) >= scaleIn(below.bounds, free) ? beside : below;
  const { city, bounds } = plan;
  const around = isLarge ? bounds : { x: city.x - 9, y: city.y - 9, width: city.width + 18, height: city.height + 18 };
  const { rounds } = roundsFor(seatsOf(open));
  const round = board.round(Math.max(1, open.round), rounds);
  return framed(game, view, how, {
    title,
    pigments: PIGMENTS,
    defs: [cardCorners()],
    ground: isLarge ? table(1200, 630) : table(480, 252),
    rival: against,
    table: [
      group(
        { transform: fitted(around, free) },
        ground(city),
        cityOf(open, board, letters, isLarge),
        isLarge &&
          group(
            { transform: move(plan.scoreboard.x, plan.scoreboard.y, plan.scoreboard.scale) },
            scoreboard(view, round, letters),
          ),
        isLarge &&
          group(
            { transform: move(plan.plantation.x, plan.plantation.y, plan.plantation.scale) },
            plantation(open, board.names.plantations[open.side], letters),
          ),
      ),
      cardRow(
        hand.map((card) => cardFace(card, cardTitle(board, card), cardOf(card).action.cost)),
        { ...room, y: room.y + room.height - held, height: held },
      ),
    ],
  });
}
