// older: a position as an older version would have written it plays on as it would have
import { same } from '../../src/kernel/canonical.ts';
import { Engine } from '../../src/kernel/engine.ts';
import type { State, StoredState } from '../../src/kernel/types.ts';
import { formOf, upgrade } from '../../src/kernel/upgrade.ts';
import { again } from './basic.ts';
import { type Going, jsonCopy, type Law, Offence } from './drive.ts';

/** How often a position is written so, and for how many steps it then plays along. */
const EVERY = 10;
const LONG = 4;

/** Everything that may be missing: settings, and fields that came later. */
const namesOf = ({ settings, later = {} }: Going['game']): string[] => [
  ...Object.keys(settings).map((name) => `settings.${name}`),
  ...Object.keys(later),
];

/** The position without one thing that has its default; null: it has something else, and so was always written. */
function without({ game }: Going, s: StoredState, name: string): StoredState | null {
  const [where, field] = name.split('.') as ['settings' | 'open' | 'own' | 'dark', string];
  const usual = where === 'settings' ? game.settings[field].default : game.later?.[name];
  const parts: readonly Record<string, unknown>[] = where === 'own' ? s.own : [s[where]];
  if (!parts.every((part) => same(part[field], usual))) return null;
  const bare = parts.map(({ [field]: _, ...others }) => others);
  return { ...s, [where]: where === 'own' ? bare : bare[0] } as StoredState;
}

/** `load`: how stored positions are brought up to date. */
export function older(load: typeof upgrade = upgrade): Law {
  let twin: State | null = null;
  let name = '';
  let steps = 0;
  let number = 0;
  return {
    name: 'older',
    begin() {
      twin = null;
      steps = 0;
    },
    before(g) {
      if (steps++ % EVERY !== 0) return;
      const names = namesOf(g.game);
      if (names.length === 0) return;
      name = names[number++ % names.length];
      const written = without(g, jsonCopy(g.s) as StoredState, name);
      twin = written === null ? null : load(g.game, written as State, formOf(g.game));
    },
    after(g, step) {
      if (twin === null) return;
      again(new Engine(g.game, g.engine.source), twin, step);
      if (!same(twin, g.s))
        throw new Offence('older', `written without ${name}, '${step.task.do}' goes another way`, g);
      if (steps % EVERY === LONG) twin = null;
    },
  };
}
