// Words that mean something on the wire, apart from the schemas: a page that lists them loads no code for checking.

/** How much time there is for a move. */
export const PACES = ['live', 'hour', 'day', 'threeDays', 'none'] as const;
export type Pace = (typeof PACES)[number];
/** What the table shows beyond the bare rules, the same for everybody. */
export const HELPS = ['full', 'plain'] as const;
export type Help = (typeof HELPS)[number];

/** What becomes of somebody whose time is up: fixed when the table opens. */
export const ABSENCES = ['wait', 'bot', 'open', 'vote'] as const;
export type Absence = (typeof ABSENCES)[number];
export const VERDICTS = ['wait', 'bot', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** Days of holiday that one person has at one table at most, and at a stretch. */
export const MOST_HOLIDAYS = 30;
export const LONGEST_HOLIDAY = 21;

/** How long a recovery link works, in milliseconds. */
export const RECOVERY_LASTS = 24 * 3600 * 1000;

export const PHASES = ['gathering', 'revealing', 'playing', 'finished', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];
/** Free, closed (nobody is to sit there), a person's or a bot's. */
export const CHAIR_KINDS = ['open', 'closed', 'person', 'bot'] as const;

/** 'players' is heard by all; 'watchers' by those who watch, and by the players when the game is over. */
export const ROOMS = ['players', 'watchers'] as const;
export type Room = (typeof ROOMS)[number];
/** What can be said without typing, alone or about a line. */
export const SIGNS = ['well', 'thanks', 'laugh', 'wonder', 'moment'] as const;
export type Sign = (typeof SIGNS)[number];

/** How I can be told that it is my turn, and in whose form a webhook is called. */
export const WAYS = ['push', 'mail', 'hook'] as const;
export type Way = (typeof WAYS)[number];
export const HOOKS = ['ntfy', 'discord', 'slack'] as const;
export type HookKind = (typeof HOOKS)[number];

/** How urgent it is what the house announces. */
export const LEVELS = ['news', 'warning'] as const;
