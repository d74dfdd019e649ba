// A ladder in words: for the terminal, and as a section of docs/strength.md.

import { shareWithin } from '../../bots/rating.ts';
import type { GamePackage } from '../../games/index.ts';
import { settle } from '../../kernel/settings.ts';
import type { Language } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { TerminalWords } from '../../words/index.ts';
import { markdownTable } from '../document.ts';
import { figuresOf } from '../figures.ts';
import { table, wrap } from '../layout.ts';
import type { Played } from './match.ts';
import { amongOf, fullRatings, temperingOf, type Within } from './mixed.ts';
import { type Pair, pairsOf, type Standing, standingsOf, stepsOf } from './report.ts';
import { type LadderPlan, mixedOf } from './schedule.ts';

export interface Climbed {
  readonly pkg: GamePackage;
  readonly plan: LadderPlan;
  readonly played: readonly Played[];
  readonly language: Language;
  readonly t: TerminalWords['ladder'];
  readonly command: string;
  readonly version: string;
}

/** The rows of the table, and what goes above it: everybody against everybody, or alone. */
function duelsOf({ plan, played, language, t }: Climbed) {
  const f = figuresOf(language);
  const effort = ({ msPerDecision, walksPerSecond }: Standing): string[] => [
    f.fixed(msPerDecision, 1),
    walksPerSecond === null ? '–' : f.whole(walksPerSecond),
  ];
  const alone = (one: Standing): string[] => {
    const [from, to] = shareWithin(one.placing * one.games, one.games);
    const within = f.range({ from, to }, (n) => f.percent(n));
    return [one.bot, f.whole(one.games), f.percent(one.placing), within, f.fixed(one.points, 1), ...effort(one)];
  };
  const rated = (one: Standing): string[] => [
    one.bot,
    f.whole(one.elo),
    f.whole(one.within),
    f.whole(one.games),
    f.fixed(one.placing, 2),
    f.fixed(one.points, 1),
    ...effort(one),
  ];
  const isAlone = plan.players === 1;
  const standings = standingsOf(plan.bots, played);
  // Alone nobody meets anybody: ranked by how often they won.
  if (isAlone) standings.sort((a, b) => b.placing - a.placing);
  return {
    isAlone,
    standings: isAlone ? [t.ladderAlone, ...standings.map(alone)] : [t.ladderColumns, ...standings.map(rated)],
    pair: ({ a, b, games, share, from, to }: Pair): string[] => [
      a,
      b,
      f.whole(games),
      f.percent(share),
      f.range({ from, to }, (n) => f.percent(n)),
    ],
  };
}

/** A full table: one among others, compared with what chance gives. */
function mixedRows({ plan, played, language, t }: Climbed): string[][] {
  const f = figuresOf(language);
  const within = (one: Within): string => f.range(one, (n) => f.percent(n));
  const rows = amongOf(played, mixedOf(plan.bots))
    .toReversed()
    .map(({ one, among, games, firsts, placing, points, theirs, msPerDecision }) => [
      one,
      t.among(plan.players - 1, among),
      f.whole(games),
      f.percent(firsts.share),
      within(firsts),
      f.percent(1 / plan.players),
      f.fixed(placing.share, 2),
      f.range(placing, (n) => f.fixed(n, 2)),
      f.fixed(points, 1),
      f.fixed(theirs, 1),
      f.fixed(msPerDecision, 1),
    ]);
  return [t.ladderMixed, ...rows];
}

/** A scale of its own: the anchors of the arena at such tables. */
function fullRows({ plan: { bots }, played, language, t }: Climbed): string[][] {
  const f = figuresOf(language);
  const met = bots.filter((bot) => played.some((one) => one.bots.includes(bot)));
  const rows = fullRatings(met, amongOf(played, mixedOf(bots))).map(({ name, elo, within }) => [
    name,
    f.whole(elo),
    f.whole(within),
  ]);
  return [t.ladderFull, ...rows];
}

function temperRows({ plan, played, language, t }: Climbed): string[][] {
  const f = figuresOf(language);
  const rows = temperingOf(played, plan.tempers ?? []).map(({ temper, games, won, elo, own, theirs }) => [
    temper,
    f.whole(games),
    f.percent(won.share),
    f.whole(elo.share),
    f.range(elo, (n) => f.whole(n)),
    f.fixed(own, 2),
    f.fixed(theirs, 2),
  ]);
  return [t.ladderTempers, ...rows];
}

/** The tables, and what is said below them. `isShort`: only the pairs that readers ask for. */
function reportOf(climbed: Climbed, isShort: boolean): { tables: string[][][]; about: string } {
  const { plan, played, t } = climbed;
  if (plan.tempers !== undefined) return { tables: [temperRows(climbed)], about: t.ladderAboutTempers(plan.bots[0]) };
  if (plan.players > 2) return { tables: [mixedRows(climbed), fullRows(climbed)], about: t.ladderAboutMixed };
  const { isAlone, standings, pair } = duelsOf(climbed);
  if (isAlone) return { tables: [standings], about: t.ladderAboutAlone };
  const pairs = isShort ? stepsOf(plan.bots, pairsOf(played)) : pairsOf(played);
  return { tables: [standings, [t.ladderPairs, ...pairs.map(pair)]], about: t.ladderAbout };
}

const headOf = ({ pkg, plan, played, language, t }: Climbed): string =>
  t.ladderHead(textsOf(pkg, language).title, plan.players, played.length);

/** The settings that were given; alone, all of them, since they define the opponent. */
function settingLines(pkg: GamePackage, { players, settings }: LadderPlan, language: Language): string[] {
  const words = textsOf(pkg, language).settings;
  return Object.entries(players === 1 ? settle(pkg.game, settings) : settings).map(
    ([name, value]) => `${words[name].name}: ${words[name].values[String(value)] ?? value}`,
  );
}

export function ladderLines(climbed: Climbed, width: number): string[] {
  const { tables, about } = reportOf(climbed, false);
  const settings = settingLines(climbed.pkg, climbed.plan, climbed.language);
  return [headOf(climbed), ...settings, '', ...tables.flatMap((rows) => [...table(rows), '']), ...wrap(about, width)];
}

export function ladderSection(climbed: Climbed): string {
  const { pkg, plan, language, command, version, t } = climbed;
  const { tables, about } = reportOf(climbed, true);
  const { title, settings: words } = textsOf(pkg, language);
  const settings = settingLines(pkg, plan, language);
  const set = Object.entries(plan.settings).map(([name, value]) => words[name].values[String(value)] ?? value);
  const what = [
    ...(plan.tempers === undefined ? [] : [t.tempersOf]),
    ...(plan.players > 2 ? [t.players(plan.players)] : []),
  ];
  return [
    `## ${[title, ...what, ...set].join(', ')}`,
    `${headOf(climbed)}. ${t.madeBy} \`${command}\` (Kontor ${version}).`,
    ...(settings.length === 0 ? [] : [settings.map((line) => `- ${line}`).join('\n')]),
    ...tables.map(markdownTable),
    about,
  ].join('\n\n');
}
