// Every event in words, with its rule.
import type { Sentence } from '../../../text/texts.ts';
import { CITIES } from '../data/goods.ts';
import type { BuildingId } from '../data/kinds.ts';
import type { Hand, Happened } from '../types.ts';
import { buildingName, goodsName, type Words } from './text-words.ts';

type Of<K extends Happened['e']> = Extract<Happened, { e: K }>;
type Early =
  | 'began'
  | 'tiles'
  | 'goodsDealt'
  | 'offered'
  | 'kept'
  | 'year'
  | 'rows'
  | 'reshuffled'
  | 'aged'
  | 'displayed'
  | 'season';

export function eventSentence(words: Words, event: Happened, players: readonly string[]): Sentence {
  const { events, names } = words;
  switch (event.e) {
    case 'began':
      return { text: events.began(players[event.first], event.years), rule: 'R1.1' };
    case 'tiles': {
      const tiles = event.masters.map(({ tile, side }) => events.tile(names.tiles[tile], side));
      return { text: events.tiles(words.and(tiles)), rule: 'R10.2' };
    }
    case 'goodsDealt':
      return { text: events.goodsDealt(players[event.seat], goodsName(names, event.goods)), rule: 'R1.3' };
    case 'offered': {
      const buildings = listed(words, event.buildings ?? []);
      return { text: events.offered(players[event.seat], event.count, buildings), rule: 'R1.4' };
    }
    case 'kept': {
      const [kept, buried] = [event.building, event.buried].map((id) => buildingName(names, id));
      return { text: events.kept(players[event.seat], kept, buried), rule: 'R1.4' };
    }
    case 'year':
      return { text: events.year(event.year, event.years, players[event.first]), rule: 'R2.1' };
    case 'rows': {
      const rows = event.rows.map(({ goods, token }, i) => events.row(i + 1, goodsName(names, goods), token));
      return { text: events.rows(rows.join('; ')), rule: 'R3.2' };
    }
    case 'reshuffled':
      return { text: events.reshuffled(event.count), rule: 'R3.3' };
    case 'aged':
      return { text: events.aged(listed(words, event.gone), event.gone.length), rule: 'R3.4' };
    case 'displayed':
      return { text: events.displayed(listed(words, event.buildings)), rule: 'R3.4' };
    case 'season': {
      const order = event.order.map((seat) => players[seat]).join(', ');
      return { text: events.season(event.season, order), rule: SEASON_RULES[event.season] };
    }
    default:
      return turnSentence(words, event, players);
  }
}
const SEASON_RULES = { summer: 'R2.2', autumn: 'R2.3', winter: 'R8.1' } as const;

const listed = ({ names, and }: Words, ids: readonly BuildingId[]): string =>
  and(ids.map((id) => buildingName(names, id)));
const handText = (words: Words, { goods, buildings }: Hand | Of<'discarded'>): string =>
  [goodsName(words.names, goods), ...buildings.map((id) => buildingName(words.names, id))].filter(Boolean).join(', ');

function turnSentence(words: Words, event: Exclude<Happened, { e: Early }>, players: readonly string[]): Sentence {
  const { events, names } = words;
  switch (event.e) {
    case 'tookRow':
      return { text: events.tookRow(players[event.seat], event.row + 1, goodsName(names, event.goods)), rule: 'R5.1' };
    case 'tookBuilding':
      return { text: events.tookBuilding(players[event.seat], buildingName(names, event.building)), rule: 'R5.2' };
    case 'covered': {
      const text = events.covered(players[event.seat], event.as, buildingName(names, event.building));
      return { text, rule: 'R11.3' };
    }
    case 'plundered':
      return { text: events.plundered(players[event.seat], goodsName(names, [event.good])), rule: 'R11.3' };
    case 'drew': {
      const text = events.drew(players[event.seat], event.count, goodsName(names, event.goods ?? []));
      return { text, rule: event.count === 0 ? 'R7.14' : event.rule };
    }
    case 'erected':
      return { text: erected(words, event, players), rule: 'R6.1' };
    case 'moved': {
      const city = names.places[CITIES[event.city]];
      return { text: events.moved(players[event.seat], city, event.steps, event.space), rule: 'R12.2' };
    }
    case 'mayor':
      return { text: events.mayor(players[event.seat], names.places[CITIES[event.city]]), rule: 'R12.5' };
    case 'claimed': {
      const from = event.from === null ? null : players[event.from];
      return { text: events.claimed(players[event.seat], names.tiles[event.tile], from), rule: 'R10.5' };
    }
    case 'contested':
      return { text: events.contested(players[event.from], names.tiles[event.tile]), rule: 'R10.14' };
    case 'discarded':
      return { text: events.discarded(players[event.seat], handText(words, event)), rule: 'R8.2' };
    default: {
      const hands = event.hands.map((hand, seat) => events.hand(players[seat], handText(words, hand)));
      return { text: events.ended(hands.join('; ')), rule: 'R8.4' };
    }
  }
}

function erected(words: Words, event: Of<'erected'>, players: readonly string[]): string {
  const { events, names } = words;
  const paid = [goodsName(names, event.goods)];
  if (event.coins > 0) paid.push(events.coins(event.coins));
  if (event.stored > 0) paid.push(events.stored(event.stored));
  const { seat, building, cost, kept, over } = event;
  return events.erected(players[seat], buildingName(names, building), cost, paid.filter(Boolean).join(', '), {
    kept,
    over,
  });
}
