// What the lab calls things, by the kinds of lab.ts.
import type { LabWords } from '../../../text/lab.ts';
import { EFFECTS, type EffectKind } from '../data/cards.ts';
import type { Opponent } from '../types.ts';
import type { EffectNames } from './effects.ts';
import type { CardNames } from './names.ts';
import type { LineLabel } from './sentences.ts';

type Kind = 'plantations' | 'opponents' | 'tiles' | 'mayors' | 'effects' | 'cards' | 'uses' | 'tokens';
type UseOf = 'recruit' | 'move' | 'special';
type RecordKey = 'masters' | 'neighbours' | 'tokens' | 'plantation';
interface Said {
  readonly records: Readonly<Record<RecordKey, string>>;
  readonly kinds: Readonly<Record<Kind, string>>;
  readonly lines: Readonly<Record<Exclude<LineLabel, 'track'>, string>>;
  readonly uses: Readonly<Record<UseOf, string>>;
  readonly effectNames: EffectNames;
  readonly names: CardNames;
}

export function labWords({ kinds, lines, records, uses, effectNames, names }: Said): LabWords {
  const named: Readonly<Record<Kind, (id: string) => string>> = {
    plantations: (id) => names.plantations[id as 'virginia'],
    opponents: (id) => names.opponents[id as Opponent],
    tiles: (id) => names.tiles[id as 'T01'],
    mayors: (id) => names.mayors[id as 'MR01'],
    effects: (id) => `E${EFFECTS.indexOf(id as EffectKind) + 1} ${effectNames[id as EffectKind]}`,
    cards: (id) => `${id} ${names.actions[id as 'YA']}`,
    uses: (id) => uses[id as UseOf],
    tokens: (id) => names.tokens[id as 'VP2'],
  };
  return { kinds, lines, records, thing: (kind, id) => named[kind as Kind](id) };
}
