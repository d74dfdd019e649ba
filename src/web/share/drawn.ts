// What is shared of a table: the position, or how the game came out.
import { shareCard } from '../../draw/share-card.ts';
import { total } from '../../kernel/score.ts';
import type { Language } from '../../text/languages.ts';
import { seatColours } from '../../text/seals.ts';
import type { PageWords } from '../../words/index.ts';
import type { AtTable } from '../table/context.ts';
import { endOf } from '../table/sentence.ts';

export interface Sight {
  readonly theme: 'light' | 'dark';
  readonly language: Language;
}

/** null: the game is not drawn. */
async function pictureOf({ pkg, seen, names }: AtTable, size: 'large' | 'small', sight: Sight): Promise<string | null> {
  const { view, chairs } = seen;
  const colours = seatColours(chairs.map(({ colour }) => colour));
  return view === null ? null : ((await pkg.picture?.(view, { ...sight, size, names, colours })) ?? null);
}

export const positionDrawn = (at: AtTable, sight: Sight): Promise<string | null> => pictureOf(at, 'large', sight);

/** null: the game is not over. */
export async function resultDrawn(at: AtTable, sight: Sight, words: PageWords): Promise<string | null> {
  const { seen, texts, names } = at;
  const { result, chairs } = seen;
  if (result === null) return null;
  const card = {
    title: texts.title,
    // Whoever reads the card need not be who made it.
    headline: endOf({ ...at, seen: { ...seen, you: null } }, words),
    foot: `${words.house.name} · ${location.host}`,
    picture: await pictureOf(at, 'small', sight),
    lines: result.scores.map((lines, seat) => ({
      seat,
      name: names[seat],
      figure: String(total(lines)).replace('-', '−'),
      isFirst: result.winners.includes(seat),
      isFree: false,
    })),
    colours: seatColours(chairs.map(({ colour }) => colour)),
  };
  return shareCard(card, sight.theme);
}
