import { BOT_NAMES } from '../bots/names.ts';
import { aboutGame, GAME_IDS, type GameId, type GamePackage, isGameId, loadGame } from '../games/index.ts';
import { inLanguage, LANGUAGES } from '../text/languages.ts';
import { textsOf } from '../text/package.ts';
import type { Command } from './args.ts';
import { COMMANDS, type CommandName } from './commands/index.ts';
import { bold, type Io } from './io.ts';
import { padTo, widthOf, wrap } from './layout.ts';
import { COMMON, type OptionId, row } from './options.ts';

/** kontor score <game> <FILE> [--json] … */
export function usageOf(name: CommandName, { words, options, required = [] }: Command, io: Io): string[] {
  const flags = [...options, ...COMMON].map((id) => {
    const flag = flagOf(id, io).replaceAll(' ', '\u00a0');
    return required.includes(id) ? flag : `[${flag}]`;
  });
  const line = [
    `${io.t.usage}: kontor ${name}`,
    ...words.map((word) => (word.optional === true ? `[${io.t.words[word.name]}]` : `<${io.t.words[word.name]}>`)),
    ...flags,
  ].join(' ');
  return wrap(line, io.width, 7);
}

/** What Kontor's own lists contribute to the help. */
const listed = (text: string): string =>
  text.replace('{bots}', BOT_NAMES.join(', ')).replace('{languages}', LANGUAGES.join('|'));

const flagOf = (id: OptionId, io: Io): string => listed(`--${row(id).flag} ${io.words.options[id].value}`).trim();

const shortOf = (id: OptionId): string => (row(id).short === undefined ? '' : `, -${row(id).short}`);

/** Terms in a left column, their meanings beside them. */
function explained(rows: readonly (readonly [string, string])[], io: Io): string[] {
  const column = Math.max(...rows.map(([word]) => widthOf(word))) + 4;
  return rows.flatMap(([word, about]) => wrap(padTo(`  ${word}`, column) + about, io.width, column));
}

const optionLines = (ids: readonly OptionId[], io: Io): string[] =>
  explained(
    ids.map((id) => [flagOf(id, io) + shortOf(id), listed(io.words.options[id].about)]),
    io,
  );

/** The help of a command; for a game that can be set up, its settings too. */
export async function helpOf(name: CommandName, command: Command, game: string | undefined, io: Io): Promise<string[]> {
  const help = [...usageOf(name, command, io), '', ...wrap(io.t.abouts[name], io.width), '', `${io.t.options}:`];
  help.push(...optionLines([...command.options, ...COMMON], io));
  if (!command.options.includes('set')) return help;
  if (game === undefined || !isGameId(game)) return [...help, '', io.t.moreSettings];
  return [...help, ...sourceLines(game, io), ...settingLines(await loadGame(game), io)];
}

/** What of a game is from its booklet and what is reconstructed. */
const sourceOf = (game: GameId, io: Io): string => inLanguage(aboutGame(game).words, io.language).source ?? '';
const sourceLines = (game: GameId, io: Io): string[] =>
  sourceOf(game, io) === '' ? [] : ['', ...wrap(sourceOf(game, io), io.width)];

/** A game: what it is, where its rules come from, and what can be set. */
export async function helpOfGame(id: GameId, io: Io): Promise<string[]> {
  const pkg = await loadGame(id);
  const { title, tagline } = textsOf(pkg, io.language);
  const { seats, minutes } = aboutGame(id);
  return [
    bold(title, io),
    ...wrap(tagline, io.width),
    io.t.gameFacts(seats.min, seats.max, minutes),
    ...sourceLines(id, io),
    ...settingLines(pkg, io),
    '',
    ...wrap(io.t.moreOfGame(id), io.width),
  ];
}

function settingLines(pkg: GamePackage, io: Io): string[] {
  const { game } = pkg;
  const { settings, presets } = textsOf(pkg, io.language);
  const values = Object.entries(game.settings).map(([name, setting]): [string, string] => {
    const others = setting.values.filter((value) => value !== setting.default);
    const about = settings[name]?.about ?? '';
    return [`${name}=${[setting.default, ...others].join('|')}`, about];
  });
  const named = Object.keys(game.presets).map((name): [string, string] => [name, presets[name] ?? '']);
  const part = (head: string, rows: readonly (readonly [string, string])[]): string[] =>
    rows.length === 0 ? [] : ['', `${head}:`, ...explained(rows, io)];
  return [...part(io.t.settings, values), ...part(io.t.presets, named)];
}

export const usageOfAll = (io: Io): string[] => [
  `${io.t.usage}: kontor <${Object.keys(COMMANDS).join('|')}> …`,
  io.t.more,
];

export async function overview(io: Io): Promise<string[]> {
  const names = Object.keys(COMMANDS) as CommandName[];
  const games = await Promise.all(
    GAME_IDS.map(async (id): Promise<[string, string]> => {
      const { tagline } = textsOf(await loadGame(id), io.language);
      return [id, [tagline, sourceOf(id, io)].filter(Boolean).join('. ')];
    }),
  );
  return [
    io.t.about,
    '',
    `${io.t.commands}:`,
    ...explained(
      names.map((name) => [name, io.t.abouts[name]]),
      io,
    ),
    '',
    `${io.t.games}:`,
    ...explained(games, io),
    '',
    `${io.t.options}:`,
    ...optionLines(['lang', 'version', 'help'], io),
    '',
    io.t.more,
  ];
}
