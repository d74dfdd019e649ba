// What is in the player's hands: a card taken up, a tile pointed at first; and what can be pressed because of it.
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Seat, ViewOf } from '../../../kernel/types.ts';
import { ANY, type CardId, cardOf } from '../data/kinds.ts';
import { targetsOf } from '../rules/pawns.ts';
import type { S, TurnChoice } from '../types.ts';
import { type Asked, type Asking, type Choice, type Place, sortOut } from './asking.ts';

export interface Play {
  readonly task: Asked | null;
  readonly asking: Asking;
  /** Places that can be pressed now, with what would be chosen. */
  readonly places: ReadonlyMap<Place, readonly Choice[]>;
  /** The card taken up, and what can be done with it. */
  readonly card: CardId | null;
  readonly uses: readonly TurnChoice[];
  readonly picked: Place | null;
  take(card: CardId | null): void;
  /** Puts the card back, forgets the tile. */
  letGo(): void;
  press(place: Place): void;
  pressCard(card: CardId): void;
  /** A card is let go over a place or over one of its uses. */
  drop(card: CardId, on: string): void;
  choose(option: Choice): void;
}

const NOTHING: readonly Choice[] = [];
/** Steps whose answer is a hand card. */
export const isOfHand = (task: Asked | null): boolean => task !== null && ['pay', 'discard', 'cycle'].includes(task.do);

/** R5.3, R5.4 With a card in the hand the Guildhall recruits, and tiles with its symbol are moved to. */
function placesForCard(view: ViewOf<S>, seat: Seat, uses: readonly TurnChoice[]): Map<Place, Choice[]> {
  const places = new Map<Place, Choice[]>();
  const recruit = uses.find(({ as }) => as === 'recruit');
  const move = uses.find(({ as }) => as === 'move');
  if (recruit !== undefined) places.set('hall', [recruit]);
  if (move === undefined || !('card' in move)) return places;
  const symbols = view.open.turn.free ? ANY : cardOf(move.card).mask;
  const send = { seat, rule: 'R5.4', from: 'own', symbols, each: 1, left: 1, at: 0, may: false } as const;
  for (const tile of targetsOf({ open: view.open } as S, send)) places.set(tile, [move]);
  return places;
}

type Decided = { readonly task: unknown; readonly options: readonly Choice[] } | null;

/**
 * The tile that the card just used was meant for: asked where to, it goes there, and asked who, whoever waits in the Guildhall
 * does. One step back asks for another pawn; whoever begins with the use of the card is asked for everything.
 */
function useMeant(decision: Decided, choose: (option: Choice) => void): RefObject<Place | null> {
  const meant = useRef<Place | null>(null);
  useEffect(() => {
    const tile = meant.current;
    if (decision === null || tile === null) return;
    const doing = (decision.task as Asked).do;
    if (doing === 'act') return; // not yet answered
    if (doing !== 'send') meant.current = null;
    const option = decision.options.find((one) =>
      doing === 'send' ? 'to' in one && one.to === tile : doing === 'fetch' && 'from' in one && one.from === 'hall',
    );
    if (option !== undefined) choose(option);
  }, [decision, choose]);
  return meant;
}

export function usePlay(view: ViewOf<S>, decision: Decided, choose: (option: Choice) => void): Play {
  const task = decision === null ? null : (decision.task as Asked);
  const options = decision?.options ?? NOTHING;
  const [held, hold] = useState<CardId | null>(null);
  const [picked, pick] = useState<Place | null>(null);
  const asking = useMemo(() => sortOut(options, picked), [options, picked]);
  const card = task?.do === 'act' && held !== null && asking.cards.has(held) ? held : null;
  const uses = useMemo(() => (card === null ? [] : (asking.cards.get(card) as readonly TurnChoice[])), [asking, card]);
  const places = useMemo(() => {
    if (task?.do !== 'act') return asking.places;
    return placesForCard(view, task.seat, uses);
  }, [task, asking, view, uses]);

  const meant = useMeant(decision, choose);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every question
  useEffect(() => pick(null), [decision]);

  const answer = useCallback(
    (option: Choice, tile: Place | null = null) => {
      meant.current = tile;
      hold(null);
      choose(option);
    },
    [choose, meant],
  );
  const playAt = (of: readonly Choice[] | undefined, place: Place): void => {
    if (of === undefined) return;
    const isMove = 'as' in of[0] && of[0].as === 'move';
    answer(of[0], isMove ? place : null);
  };
  const press = (place: Place): void => {
    const here = places.get(place);
    if (task?.do === 'act') playAt(here, place);
    else if (place === picked) pick(null);
    else if (here === undefined) return;
    else if ((task?.do === 'shift' && picked === null) || here.length > 1) pick(place);
    else answer(here[0]);
  };
  const pressCard = (one: CardId): void => {
    const of = asking.cards.get(one);
    if (of === undefined) return;
    if (isOfHand(task)) answer(of[0]);
    else hold(one === card ? null : one);
  };
  const drop = (one: CardId, on: string): void => {
    const of = asking.cards.get(one);
    if (of === undefined) return;
    const acts = of as readonly TurnChoice[];
    const use = isOfHand(task) ? of[0] : acts.find(({ as }) => as === on);
    const place: Place = on === 'hall' ? 'hall' : (Number(on) as Place);
    if (use !== undefined) answer(use);
    else playAt(task === null ? undefined : placesForCard(view, task.seat, acts).get(place), place);
  };
  const letGo = useCallback(() => {
    hold(null);
    pick(null);
  }, []);
  return { task, asking, places, card, uses, picked, take: hold, letGo, press, pressCard, drop, choose: answer };
}
