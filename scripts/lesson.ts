// For authors of lessons: plays a game from a seed step by step and prints what can be chosen and what happens.
//   node scripts/lesson.ts <game> <seats> <seed> [--with name=value,…] [--choices '0 x;1 y'] [--auto N] [--options]

import { greedy } from '../src/bots/greedy.ts';
import { isGameId, loadGame } from '../src/games/index.ts';
import { Engine } from '../src/kernel/engine.ts';
import { chanceFrom, fastSource } from '../src/kernel/random.ts';
import { total } from '../src/kernel/score.ts';
import type { Settings, SettingValue } from '../src/kernel/types.ts';
import { choiceOf, type LessonChoice } from '../src/text/lesson.ts';
import { textsOf } from '../src/text/package.ts';
import { argsOf } from './args.ts';

const USAGE =
  "node scripts/lesson.ts <game> <seats> <seed> [--with name=value,…] [--choices '0 x;1 y'] [--auto N] [--options]";
const { values, positionals } = argsOf(USAGE, {
  allowPositionals: true,
  options: {
    with: { type: 'string', default: '' },
    choices: { type: 'string', default: '' },
    auto: { type: 'string', default: '0' },
    options: { type: 'boolean', default: false },
    state: { type: 'boolean', default: false },
  },
});
const [id = '', seats = '2', seed = 'lesson'] = positionals;
if (!isGameId(id)) throw new Error(`there is no game '${id}'`);
const pkg = await loadGame(id);
const { game } = pkg;
const texts = textsOf(pkg, 'de');
const NAMES = ['Du', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
const value = (given: string): SettingValue =>
  given === 'true' || given === 'false' ? given === 'true' : /^\d+$/.test(given) ? Number(given) : given;
const pairs = values.with.split(',').filter((pair) => pair.includes('='));
const settings: Settings = Object.fromEntries(
  pairs.map((pair) => pair.split('=')).map(([name, given]) => [name, value(given)]),
);
const engine = new Engine(game, fastSource(seed), ({ event, to, except }) => {
  const { text, rule } = texts.event(event, NAMES);
  console.log(
    `      ${to === undefined ? '' : `[to ${to}] `}${except === undefined ? '' : `[not ${except}] `}${text} (${rule})`,
  );
});
const s = engine.setUp(Number(seats), settings);
engine.advance(s);
let made = 0;
function play(choice: LessonChoice): void {
  const { seat, text } = choiceOf(choice);
  const task = engine.pending(s, seat);
  const read = task === null ? undefined : game.notation.read(task, text);
  console.log(`#${++made} '${choice}'  <${task?.do}>`);
  const refusal = engine.choose(s, seat, read);
  if (refusal !== null) throw new Error(`refused: ${texts.refusal(refusal) ?? refusal.why} (${refusal.rule})`);
}
for (const choice of values.choices.split(';').filter((one) => one !== '')) play(choice as LessonChoice);
const bot = greedy(pkg);
const lots = chanceFrom(fastSource('lesson bots'));
for (let i = 0; i < Number(values.auto) && !engine.isOver(s); i++) {
  const seat = engine.deciders(s)[0];
  const decision = engine.decision(s, seat)!;
  const choice = bot.choose(engine.view(s, seat), decision, lots);
  play(`${seat} ${game.notation.write(decision.task, choice)}`);
}
if (values.options)
  for (const seat of engine.deciders(s)) {
    const { task, options } = engine.decision(s, seat)!;
    console.log(`? seat ${seat}: ${texts.ask(engine.view(s, seat), task)} ${JSON.stringify(task)}`);
    for (const option of options) {
      const { text, rule } = texts.option(engine.view(s, seat), task, option);
      console.log(`    ${game.notation.write(task, option)}   ${text} (${rule})`);
    }
  }
if (values.state) console.log(JSON.stringify({ open: s.open, own: s.own }));
for (let seat = 0; seat < s.own.length; seat++) {
  const lines = game.score(s, seat);
  console.log(`= seat ${seat}: ${total(lines)}`);
  for (const line of lines)
    console.log(
      `    ${line.points} ${texts.line(line)} (${line.rule})${line.pending ? ' pending' : ''} ${line.of ?? ''}`,
    );
}
console.log(engine.isOver(s) ? 'over' : 'goes on');
