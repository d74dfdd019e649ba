import { type CardId, cardOf, codesOf, isTrackId, readCard } from './data/kinds.ts';
import { type Choices, PARTS, type Play, type SplitTask } from './types.ts';

/**
 * `discard GS-I-01` · `divide GS-I-01 GS-I-05 | GS-II-03` · `take first`, `take second` · `play GS-I-24`,
 * `sell GS-I-24 gold`, `sell GS-I-24 prestige`, `split topaz` · `seal book_seal` · `bonus emerald`.
 */
export const notation = {
  write(task: SplitTask, choice: unknown): string {
    switch (task.do) {
      case 'discard':
        return `discard ${cardOf((choice as Choices['discard']).card).code}`;
      case 'divide': {
        const [first, second] = (choice as Choices['divide']).parts;
        return ['divide', ...codesOf(first), '|', ...codesOf(second)].join(' ');
      }
      case 'choose':
        return `take ${(choice as Choices['choose']).take}`;
      case 'play':
        return writePlay(choice as Play);
      default:
        return `${task.do} ${(choice as Choices['seal']).to}`;
    }
  },

  read(task: SplitTask, text: string): unknown {
    const [verb, ...words] = text.split(' ');
    if (task.do === 'play') return readPlay(verb, words);
    if (verb !== (task.do === 'choose' ? 'take' : task.do)) return undefined;
    switch (task.do) {
      case 'discard':
        return only(words, (word) => wrap(readCard(word), (card) => ({ card })));
      case 'divide':
        return readDivision(words);
      case 'choose':
        return only(words, (word) =>
          wrap(
            PARTS.find((part) => part === word),
            (take) => ({ take }),
          ),
        );
      case 'seal':
      case 'bonus':
        return only(words, (to) => (isTrackId(to) ? { to } : undefined));
      default:
        return undefined;
    }
  },
};

const only = (words: readonly string[], read: (word: string) => unknown): unknown =>
  words.length === 1 ? read(words[0]) : undefined;
const wrap = <X>(value: X | undefined, make: (value: X) => unknown): unknown =>
  value === undefined ? undefined : make(value);

function readDivision(words: readonly string[]): unknown {
  const bar = words.indexOf('|');
  if (bar < 0) return undefined;
  const parts = [words.slice(0, bar), words.slice(bar + 1)].map((codes) => codes.map(readCard));
  return parts.flat().includes(undefined) ? undefined : { parts: parts as CardId[][] };
}

function writePlay(play: Play): string {
  if (play.as === 'split') return `split ${play.to}`;
  const { code } = cardOf(play.card);
  return play.as === 'sell' ? `sell ${code} ${play.to}` : `play ${code}`;
}

function readPlay(verb: string, words: readonly string[]): unknown {
  if (verb === 'split') return only(words, (to) => (isTrackId(to) ? ({ as: 'split', to } satisfies Play) : undefined));
  const [code, to, ...more] = words;
  const card = readCard(code);
  if (card === undefined || more.length > 0) return undefined;
  if (verb === 'play') return to === undefined ? ({ as: 'play', card } satisfies Play) : undefined;
  if (verb !== 'sell' || (to !== 'gold' && to !== 'prestige')) return undefined;
  return { as: 'sell', card, to } satisfies Play;
}
