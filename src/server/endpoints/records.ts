// Games that were played elsewhere, handed in as records: replayed, and kept if the result is as stated.
import { createHash } from 'node:crypto';
import { type BotName, isBotName } from '../../bots/names.ts';
import { freshSeed } from '../../fair/source.ts';
import { characterIn, type GameId, type GamePackage, isGameId } from '../../games/index.ts';
import { same } from '../../kernel/canonical.ts';
import { BadRecord, type GameRecord, parseRecord } from '../../kernel/record.ts';
import { BadSetting, namedSettings, settle } from '../../kernel/settings.ts';
import { botChair, characterChair, EMPTY } from '../../table/doing.ts';
import { ownEdition, packageOf } from '../../table/package-of.ts';
import { verify } from '../../table/replay.ts';
import { letEnd, resuming } from '../../table/resume.ts';
import type { Chair } from '../../table/types.ts';
import { Created, HandedOver, MOST_RECORD } from '../../wire/tables.ts';
import { originFor } from '../addresses.ts';
import { editionIn } from '../editions/house-editions.ts';
import { endpoint } from '../endpoint.ts';
import type { Caller } from '../identity.ts';
import { cleanName } from '../names.ts';
import { HttpProblem, tryAgain } from '../problem.ts';
import { inSlices } from '../slices.ts';
import { linkOf } from './tables.ts';

const MOST_CHOICES = 4000;
/** Choices replayed at once: some milliseconds. */
const CHOICES = 20;

export const keepRecord = endpoint({
  method: 'POST',
  path: '/api/records',
  about: 'Hand over a finished game that was played elsewhere. It is verified and kept; its shuffle is not proven.',
  isPersonal: true,
  body: HandedOver,
  mostBytes: 2 * MOST_RECORD,
  limit: 'uploads',
  answer: { status: 201, about: 'The finished table. The same record again: the same table.', schema: Created },
  async run({ body, person, services, request }) {
    const caller = person();
    const { keeper, settings, house } = services;
    const id = idOf(body.record, caller);
    const origin = originFor(request, settings);
    const answer = { id, link: linkOf(id, origin) };
    if ((await keeper.ask((store) => store.seqOf(id))) > 0) return answer;
    house.mustBeOpen();
    const record = recordIn(body.record);
    const pkg = await gameOf(record);
    const edition = ownEdition(pkg.game);
    if (edition !== undefined) await services.editions.mustEnd(caller.who, edition);
    check(pkg, record);
    const { table, entries } = await tableOf(pkg, record, caller, id, settings.clock.now());
    const isKept = await keeper.ask((store) => store.append({ table, expected: 0, entries, botsDue: false }));
    if (!isKept && (await keeper.ask((store) => store.seqOf(id))) === 0) throw tryAgain('busy');
    return answer;
  },
});

/** A retry finds the table of the first time. */
const idOf = (text: string, { who }: Caller): string =>
  createHash('sha256').update(`kontor record ${who}\n${text}`).digest('base64url').slice(0, 22);

function recordIn(text: string): GameRecord {
  try {
    return parseRecord(text);
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    throw new HttpProblem(400, 'badRecord', { ...error.facts, line: error.line, problem: error.why });
  }
}

async function gameOf({ game, edition, seats, settings, choices, seed }: GameRecord): Promise<GamePackage> {
  const bad = (problem: string): HttpProblem => new HttpProblem(400, 'badRecord', { problem });
  if (!isGameId(game)) throw bad('game');
  // An edition that it brings along is read before anything is played with it.
  const pkg = await packageOf({
    game,
    edition: edition.data === undefined ? undefined : await editionIn(edition.data),
  });
  const { min, max } = pkg.game.seats;
  if (seats.length < min || seats.length > max) throw bad('seats');
  if (seats.some(({ bot }) => bot !== null && !isBotName(bot))) throw bad('bot');
  if (choices.length > MOST_CHOICES) throw bad('choices');
  if (seed === null || seed.text.length > 200) throw bad('seed');
  if (seed.source === 'strong' && !/^([0-9a-f]{2}){16,64}$/.test(seed.text)) throw bad('seed');
  try {
    if (!same(namedSettings(pkg.game, settle(pkg.game, settings)), settings)) throw bad('settings');
  } catch (error) {
    if (!(error instanceof BadSetting)) throw error;
    throw new HttpProblem(400, 'badSetting', { setting: error.setting });
  }
  return pkg;
}

function check({ game }: GamePackage, record: GameRecord): void {
  if (record.result === null) throw new HttpProblem(409, 'unfinishedRecord');
  const difference = verify(game, record);
  if (difference === null) return;
  const { why, facts, choice } = difference;
  throw new HttpProblem(409, 'recordDiffers', { problem: why, ...facts, ...(choice !== undefined && { choice }) });
}

/** A character is known by name and level; any other bot has the name that it was given. */
function sitting(game: string, name: string, bot: BotName): Chair {
  const character = characterIn(game, { name, bot });
  return character === undefined ? { ...botChair(bot), name: cleanName(name) } : characterChair(character);
}

/** People keep their names, but nobody sits on their chairs: whoever hands it in is the table's host. */
async function tableOf(pkg: GamePackage, record: GameRecord, caller: Caller, id: string, now: number) {
  const chairs = record.seats.map(
    ({ name, bot }, seat): Chair =>
      bot === null
        ? { ...EMPTY, kind: 'person', who: `elsewhere ${id} ${seat}`, name: cleanName(name) }
        : sitting(record.game, name, bot as BotName),
  );
  const edition = ownEdition(pkg.game);
  const resumed = await inSlices(
    resuming(
      pkg,
      {
        id,
        game: record.game as GameId,
        ...(edition !== undefined && { edition }),
        rules: record.rules,
        settings: record.settings,
        chairs,
        pace: 'none',
        help: 'full',
        isPublic: false,
        host: caller.who,
        secret: freshSeed(),
        now,
        seed: record.seed!,
        elsewhere: true,
      },
      record.choices,
    ),
    CHOICES,
  );
  if (resumed.broken !== null)
    throw new HttpProblem(409, 'recordDiffers', { problem: 'illegal', choice: resumed.broken.choice });
  const ended = letEnd(pkg, resumed, now);
  if (ended.table.phase !== 'finished') throw new HttpProblem(409, 'recordDiffers', { problem: 'unfinished' });
  return ended;
}
