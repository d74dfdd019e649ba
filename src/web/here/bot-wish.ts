import { freshSeed } from '../../fair/fresh.ts';
import type { GamePackage } from '../../games/index.ts';
import { Engine } from '../../kernel/engine.ts';
import type { Seat } from '../../kernel/types.ts';
import type { Act, Table } from '../../table/types.ts';
import type { Brain } from './brain.ts';

/** What a bot at a table in this browser does next. */
export async function botWish(brain: Brain, { game }: GamePackage, table: Table, seat: Seat): Promise<Act> {
  const engine = new Engine(game, () => 0);
  const { state, toConfirm: waits } = table.journal!;
  const decision = waits === null ? engine.decision(state, seat) : null;
  if (decision === null) return { do: 'confirm' };
  const index = await brain.choose({
    ask: 'move',
    game: table.game,
    edition: table.edition,
    bot: table.chairs[seat].bot ?? 'club',
    character: table.chairs[seat].character,
    view: engine.view(state, seat),
    decision,
    seed: freshSeed(),
    made: table.choices.length,
  });
  return {
    do: 'choose',
    decision: table.decisionNumbers[seat],
    choice: game.notation.write(decision.task, decision.options[index]),
  };
}
