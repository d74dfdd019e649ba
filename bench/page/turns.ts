// A turn of each game as a thumb plays it: what is pressed next, by what the page shows. The shortest way that a player finds
// without a keyboard and without dragging.
import type { GameId } from '../../src/games/index.ts';

export interface Turn {
  /** What is played: 'a round'. */
  readonly what: string;
  /** A golden game, and after how many of its choices the turn begins. */
  readonly record: string;
  readonly choices: number;
  /** In the page: the selector of what is pressed next, 'wait' while nothing is asked, 'done' when the turn is over. */
  readonly next: string;
  /** The turn has begun once this is in the page. */
  readonly begins: string;
}

const HAS = 'const has = (what) => document.querySelector(what) !== null;';

export const TURNS: Readonly<Partial<Record<GameId, Turn>>> = {
  baselland: {
    what: 'a tile with a follower',
    record: 'baselland-2-manual',
    choices: 39,
    begins: '.bl[data-step=place]',
    next: `(() => { ${HAS}
      const step = document.querySelector('.bl')?.dataset.step;
      if (step === 'place') return has('.bl-main:enabled') ? '.bl-main' : '.bl-places button';
      if (has('.bl-put-list button')) return '.bl-put-list button';
      return globalThis.pressed > 0 ? 'done' : 'wait';
    })()`,
  },
  tybor: {
    what: 'a card with its use',
    record: 'tybor-2-drawn',
    choices: 0,
    begins: '.ty[data-step=pick]',
    next: `(() => { ${HAS}
      if (document.querySelector('.ty')?.dataset.step !== 'pick') return globalThis.pressed > 0 ? 'done' : 'wait';
      const said = document.querySelector('.w-sentence').textContent;
      if (said !== (globalThis.said ??= said)) return 'done';
      return has('.ty-handcard.is-chosen, .ty-handcard.is-held') || globalThis.pressed % 2 === 1
        ? '.ty-place.is-open' : 'button.ty-handcard';
    })()`,
  },
  'great-split': {
    what: 'a round',
    record: 'great-split-2',
    choices: 2,
    begins: '.gs[data-step=divide]',
    next: `(() => { ${HAS}
      const step = document.querySelector('.gs')?.dataset.step ?? 'watch';
      globalThis.seen = (globalThis.seen ?? new Set()).add(step);
      if (globalThis.seen.has('play') && (step === 'divide' || step === 'discard')) return 'done';
      if (step === 'discard') return '.gs-layer .gs-card';
      if (step === 'divide') return has('.gs-divide .gs-main:enabled') ? '.gs-divide .gs-main' : '.gs-layer .gs-card';
      if (step === 'choose') return '.gs-part';
      if (step === 'play') {
        if (has('.gs-rest')) return '.gs-rest';
        return has('.gs-actions .gs-main, .gs-targets button')
          ? '.gs-actions .gs-main, .gs-targets button' : '.gs-hand .gs-card.is-open';
      }
      return step === 'watch' ? 'wait' : '.gs-choice';
    })()`,
  },
  riga: {
    what: 'a turn with a building',
    record: 'riga-3-base', // only this one building can be paid: the turn ends itself
    choices: 30,
    begins: '.rg[data-step=take]',
    next: `(() => { ${HAS}
      const step = document.querySelector('.rg')?.dataset.step ?? 'watch';
      const [button, card] = ['.rg-ledger .is-touch .rg-main', '.rg-fan .rg-card.is-open:not(.is-short)'];
      if (step === 'take') return has(button) ? button : '.rg-ship.is-open[data-at=row-1]';
      if (step === 'build') {
        if (has(button)) return button;
        if (has('.rg-ledger [data-first]')) return '.rg-ledger [data-first]';
        if (!globalThis.hasBuilt && has(card)) { globalThis.hasBuilt = true; return card; }
        return '.rg-ledger .rg-buttons > :last-child';
      }
      return globalThis.pressed > 0 ? 'done' : 'wait';
    })()`,
  },
  'guilds-of-london': {
    what: 'three moves',
    record: 'guilds-of-london-1-base',
    choices: 1,
    begins: '.gl[data-step=act]',
    next: `(() => { ${HAS}
      const step = document.querySelector('.gl')?.dataset.step ?? 'watch';
      if (globalThis.isEnded) return 'done';
      if (step === 'watch') return 'wait';
      const said = /you have (\\d+) card/i.exec(document.querySelector('.w-sentence').textContent);
      if (said !== null) globalThis.held = [...(globalThis.held ?? []), Number(said[1])];
      const moves = globalThis.held[0] - globalThis.held.at(-1);
      if (moves >= 3 && step === 'act') { globalThis.isEnded = true; return '.gl-item.is-end'; }
      if (step !== 'act') return '.gl-place.is-target, .gl-dock .gl-item:is(button)';
      return has('.gl-place.is-target') ? '.gl-place.is-target' : '.gl-hand .gl-hand-card.is-open';
    })()`,
  },
};
