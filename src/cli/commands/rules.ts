import { wordsOf } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import type { Command } from '../args.ts';
import { clean } from '../layout.ts';
import { readGame } from '../readers.ts';
import { everything, find } from '../rulebook.ts';
import { misused } from '../stop.ts';

export const rules: Command = {
  words: [{ name: 'game' }, { name: 'rule', optional: true }],
  options: [],
  async run(args, io) {
    const [game, id] = args.rest;
    const pkg = await readGame(game, io);
    const { title } = textsOf(pkg, io.language);
    const { rulebook } = await wordsOf(pkg.words, io.language, 'rulebook')();
    const lines = id === undefined ? everything(title, rulebook, io) : find(rulebook, id, io, true);
    if (lines === null) throw misused(io.t.noRuleIn(clean(id), title));
    io.say(lines.join('\n'));
    return 0;
  },
};
