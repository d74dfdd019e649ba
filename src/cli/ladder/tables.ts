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
import { type Pair, pairsOf, type Standing, standingsOf, stepsOf } from './report.ts';
import type { LadderPlan } from './schedule.ts';

export interface Climbed {
  readonly pkg: GamePackage;
  readonly plan: LadderPlan;
  readonly played: readonly Played[];
  readonly language: Language;
  readonly t: TerminalWords['ladder'];
  readonly command: string;
  readonly version: string;
}

/** The rows of the table, and what goes above it. */
function wordsOf({ pkg, plan, played, language, t }: Climbed) {
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
    t,
    isAlone,
    head: t.ladderHead(textsOf(pkg, language).title, plan.players, played.length),
    settings: settingLines(pkg, plan, language),
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

/** The settings that were given; alone, all of them, since they define the opponent. */
function settingLines(pkg: GamePackage, { players, settings }: LadderPlan, language: Language): string[] {
  const words = textsOf(pkg, language).settings;
  return Object.entries(players === 1 ? settle(pkg.game, settings) : settings).map(
    ([name, value]) => `${words[name].name}: ${words[name].values[String(value)] ?? value}`,
  );
}

export function ladderLines(climbed: Climbed, width: number): string[] {
  const { t, isAlone, head, settings, standings, pair } = wordsOf(climbed);
  const about = [head, ...settings, '', ...table(standings), ''];
  if (isAlone) return [...about, ...wrap(t.ladderAboutAlone, width)];
  return [...about, ...table([t.ladderPairs, ...pairsOf(climbed.played).map(pair)]), '', ...wrap(t.ladderAbout, width)];
}

export function ladderSection(climbed: Climbed): string {
  const { pkg, plan, played, language, command, version } = climbed;
  const { t, isAlone, head, settings, standings, pair } = wordsOf(climbed);
  const steps = stepsOf(plan.bots, pairsOf(played)).map(pair);
  const { title, settings: words } = textsOf(pkg, language);
  const set = Object.entries(plan.settings).map(([name, value]) => words[name].values[String(value)] ?? value);
  return [
    `## ${[title, ...set].join(', ')}`,
    `${head}. ${t.madeBy} \`${command}\` (Kontor ${version}).`,
    ...(settings.length === 0 ? [] : [settings.map((line) => `- ${line}`).join('\n')]),
    markdownTable(standings),
    ...(isAlone ? [t.ladderAboutAlone] : [markdownTable([t.ladderPairs, ...steps]), t.ladderAbout]),
  ].join('\n\n');
}
