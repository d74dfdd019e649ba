// What a link shows of a table: always what everybody may see, whoever asks.
import type { Theme } from '../../draw/pigments.ts';
import { type CardLine, shareCard } from '../../draw/share-card.ts';
import { aboutGame, GAME_IDS, type GameId, type GamePackage, loadGame } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import { chanceFrom, fastSource } from '../../kernel/random.ts';
import { total } from '../../kernel/score.ts';
import type { View } from '../../kernel/types.ts';
import { view } from '../../kernel/view.ts';
import { outcomeOf } from '../../table/outcome.ts';
import { packageOf } from '../../table/package-of.ts';
import { lookingBack } from '../../table/past.ts';
import type { Table } from '../../table/types.ts';
import { inLanguage, type Language } from '../../text/languages.ts';
import { seatColours } from '../../text/seals.ts';
import { inEveryLanguage, loadPages, loadRoom } from '../../words/index.ts';
import { namesOf } from '../../words/seat-names.ts';
import { breathe, inSlices } from '../slices.ts';

export interface Sight {
  readonly theme: Theme;
  readonly language: Language;
  /** Where the house is found. */
  readonly host: string;
}

const WORDS = await inEveryLanguage(async (language) => ({
  share: await loadRoom(language, 'share'),
  pages: (await loadPages(language)).words,
}));
/** Choices replayed at once: some milliseconds. */
const CHOICES = 50;
/** How far the game has come that stands for all games not yet begun. */
const FAR = 24;

export const titleOf = (game: GameId, language: Language): string => inLanguage(aboutGame(game).words, language).title;

export const isOver = ({ phase }: Pick<Table, 'phase'>): boolean => phase === 'finished' || phase === 'abandoned';

/** A table as everybody may see it: as it stands, or, once it is over, at one of its points. */
export async function publicView(pkg: GamePackage, table: Table, point: number | null): Promise<View | null> {
  if (table.journal === null) return null;
  if (point === null) return view(pkg.game, table.journal.state, null);
  if (!isOver(table)) return null;
  return (await inSlices(lookingBack(pkg, table, null, point), CHOICES))?.view ?? null;
}

/** What lies on the table, with names and points; null: there is nothing to see, or the game is not drawn. */
export async function positionOf(
  table: Table,
  point: number | null,
  { theme, language }: Sight,
): Promise<string | null> {
  await breathe();
  const pkg = await packageOf(table);
  const seen = await publicView(pkg, table, point);
  if (seen === null || pkg.picture === undefined) return null;
  return await pkg.picture(seen, {
    size: 'large',
    theme,
    language,
    names: namesAt(table, language),
    colours: coloursAt(table),
  });
}

const namesAt = ({ chairs }: Table, language: Language): string[] =>
  namesOf(
    chairs.map(({ kind, name, character, beside }) => ({ kind, name, character, beside: beside?.name })),
    WORDS[language].pages,
  );
const coloursAt = ({ chairs }: Table): number[] => seatColours(chairs.map(({ colour }) => colour));

/** In a few words: what this is, and how it stands. */
export interface Gist {
  readonly title: string;
  readonly about: string;
}

export async function gistOf(table: Table, language: Language): Promise<Gist> {
  const { share } = WORDS[language];
  const title = titleOf(table.game, language);
  if (table.phase === 'gathering' || table.phase === 'revealing') {
    const free = table.chairs.filter(({ kind }) => kind === 'open').length;
    return { title: share.invitation(title), about: share.seatsFree(free) };
  }
  if (!isOver(table)) return { title, about: share.playing(namesAt(table, language)) };
  const lines = await linesOf(table, language);
  const scores = lines.map(({ name, figure }) => share.score(name, Number(figure.replace('−', '-'))));
  return { title: `${title}: ${await endingOf(table, language)}`, about: share.scores(scores) };
}

async function endingOf(table: Table, language: Language): Promise<string> {
  const { end } = WORDS[language].pages;
  if (table.phase !== 'finished' || table.journal === null) return WORDS[language].share.stopped;
  const pkg = await packageOf(table);
  const { scores, winners: first } = outcomeOf(pkg.game, table.journal.state);
  const won = table.verdict === null ? first : (table.verdict.winners ?? []);
  if (won.length > 0) return end.won(won.map((seat) => namesAt(table, language)[seat]));
  const rival = pkg.rival?.(table.journal.state) ?? null;
  return rival === null ? end.nobody : end.rivalWon(rival.name, rival.score, Math.max(...scores.map(total)));
}

async function linesOf(table: Table, language: Language): Promise<CardLine[]> {
  const { share } = WORDS[language];
  const { journal, chairs, verdict } = table;
  const isFinished = table.phase === 'finished' && journal !== null;
  const outcome = isFinished ? outcomeOf((await packageOf(table)).game, journal.state) : null;
  const first = verdict?.winners ?? outcome?.winners ?? [];
  return namesAt(table, language).map((name, seat) => ({
    seat,
    name: chairs[seat].kind === 'open' ? share.seatFree : name,
    figure: outcome === null ? '' : String(total(outcome.scores[seat])).replace('-', '−'),
    isFirst: first.includes(seat),
    isFree: chairs[seat].kind === 'open',
  }));
}

/** Once it is over, how it came out; before it begins, who is there; in between, the table itself. */
export async function cardOf(table: Table, sight: Sight): Promise<string | null> {
  if (!isOver(table) && table.journal !== null) return await positionOf(table, null, sight);
  const { language, theme, host } = sight;
  const { pages, share } = WORDS[language];
  const isBegun = table.journal !== null;
  const pkg = await packageOf(table);
  const lines = await linesOf(table, language);
  const { about } = await gistOf(table, language);
  const card = {
    title: isBegun ? titleOf(table.game, language) : share.invitation(titleOf(table.game, language)),
    headline: isBegun ? await endingOf(table, language) : about,
    foot: `${pages.house.name} · ${host}`,
    picture: isBegun ? await smallOf(pkg, table, sight) : await motifOf(table.game, sight),
    lines,
    colours: coloursAt(table),
  };
  return shareCard(card, theme);
}

async function smallOf(pkg: GamePackage, table: Table, { theme, language }: Sight): Promise<string | null> {
  const seen = await publicView(pkg, table, null);
  if (seen === null) return null;
  const how = { size: 'small', theme, language, names: namesAt(table, language), colours: coloursAt(table) } as const;
  return (await pkg.picture?.(seen, how)) ?? null;
}

/** For the deal of a day: no cards of it, only what the game looks like. */
export async function dailyCard(game: GameId, sight: Sight): Promise<string> {
  const { pages, share } = WORDS[sight.language];
  const card = {
    title: share.daily,
    headline: titleOf(game, sight.language),
    foot: `${pages.house.name} · ${sight.host}`,
    picture: await motifOf(game, sight),
    lines: GAME_IDS.map((id) => ({
      seat: null,
      name: titleOf(id, sight.language),
      figure: '',
      isFirst: id === game,
      isFree: false,
    })),
    colours: [],
  };
  return shareCard(card, sight.theme);
}

/** What a game looks like: always the same made-up one, some way into it. */
async function motifOf(game: GameId, { theme, language }: Sight): Promise<string | null> {
  await breathe();
  const pkg = await loadGame(game);
  if (pkg.picture === undefined) return null;
  const chance = chanceFrom(fastSource('picture'));
  const engine = new Engine(pkg.game, fastSource('picture'));
  const state = engine.setUp(Math.max(2, pkg.game.seats.min));
  engine.advance(state);
  for (let made = 0; made < FAR && !engine.isOver(state); made++) {
    const [seat] = engine.deciders(state);
    const { options } = engine.decision(state, seat)!;
    engine.choose(state, seat, options[chance.random('picture', options.length)]);
  }
  return await pkg.picture(engine.view(state, null), { size: 'small', theme, language, names: [] });
}
