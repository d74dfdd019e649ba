// What the cards of the guided round are worth, for its sentences.
import { BUILDINGS } from '../data/buildings.ts';
import { SCENARIOS } from '../data/cards.ts';
import { COLOURS, PERSONS } from '../data/persons.ts';
import { script } from './script.ts';

const [first, second] = SCENARIOS[script.settings.scenario].rounds;
/** R5.4.2 In this round and in the next. */
export const COST = first;
export const NEXT_COST = second;
export const STEP = second.small - first.small;

const { ME01, ME03, ME09, SO03, CA08, CA10 } = PERSONS;
export const CLODWIG = SO03.work;
/** R5.4.3 Ingo's yellow symbols, and what the Inn costs with them. */
export const INGO = ME09.symbols[COLOURS.indexOf('yellow')];
export const INN = { cost: first.large - INGO, points: BUILDINGS.BY05.large };
/** Hilke works as much as Hanne. */
export const KEPT = CA08.work;
export const STOCK = KEPT + CA10.work;
/** R5.4.4 What Mira pays the Border with, and what she loses. */
export const MIRA = { one: ME01.work, other: ME03.work, lost: ME01.work + ME03.work - first.large };
