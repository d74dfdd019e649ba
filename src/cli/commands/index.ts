import type { Command } from '../args.ts';

/** The commands, loaded when they are called. */
export const COMMANDS = {
  play: async () => (await import('./play.ts')).play,
  simulate: async () => (await import('./simulate.ts')).simulate,
  lab: async () => (await import('./lab.ts')).lab,
  ladder: async () => (await import('./ladder.ts')).ladder,
  arena: async () => (await import('./arena.ts')).arena,
  replay: async () => (await import('./replay.ts')).replay,
  verify: async () => (await import('./verify.ts')).verify,
  score: async () => (await import('./score.ts')).score,
  transcript: async () => (await import('./transcript.ts')).transcript,
  rules: async () => (await import('./rules.ts')).rules,
  edition: async () => (await import('./edition.ts')).edition,
  'new-game': async () => (await import('./new-game.ts')).newGame,
  bench: async () => (await import('./bench.ts')).bench,
  serve: async () => (await import('./serve.ts')).serve,
  check: async () => (await import('./check.ts')).check,
  backup: async () => (await import('./backup.ts')).backup,
  restore: async () => (await import('./restore.ts')).restore,
} satisfies Record<string, () => Promise<Command>>;

export type CommandName = keyof typeof COMMANDS;
export const isCommandName = (name: string): name is CommandName => Object.hasOwn(COMMANDS, name);
