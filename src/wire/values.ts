// Words that mean something on the wire, separate from the schemas: a page that lists them loads no validation code.

/** How much time there is for a move. */
export const PACES = ['live', 'hour', 'day', 'threeDays', 'none'] as const;
export type Pace = (typeof PACES)[number];
/** What the table shows beyond the bare rules, the same for everybody. */
export const HELPS = ['full', 'plain'] as const;
export type Help = (typeof HELPS)[number];

/** What happens when somebody's time is up: fixed when the table opens. */
export const ABSENCES = ['wait', 'bot', 'open', 'vote'] as const;
export type Absence = (typeof ABSENCES)[number];
export const VERDICTS = ['wait', 'bot', 'open'] as const;
export type Verdict = (typeof VERDICTS)[number];
/** Days of holiday per person at one table at most, in all and at a stretch. */
export const MOST_HOLIDAYS = 30;
export const LONGEST_HOLIDAY = 21;

/** How long a recovery link works, in milliseconds. */
export const RECOVERY_LASTS = 24 * 3600 * 1000;

export const PHASES = ['gathering', 'revealing', 'playing', 'finished', 'abandoned'] as const;
export type Phase = (typeof PHASES)[number];
/** Free, closed (nobody may sit there), a person's or a bot's. */
export const CHAIR_KINDS = ['open', 'closed', 'person', 'bot'] as const;

/** Everybody hears 'players'; 'watchers' is heard by watchers, and by the players when the game is over. */
export const ROOMS = ['players', 'watchers'] as const;
export type Room = (typeof ROOMS)[number];
/** What can be said without typing, alone or about a line. */
export const SIGNS = ['well', 'thanks', 'laugh', 'wonder', 'moment'] as const;
export type Sign = (typeof SIGNS)[number];

/** How I learn that it is my turn, and the format in which a webhook is called. */
export const WAYS = ['push', 'mail', 'hook'] as const;
export type Way = (typeof WAYS)[number];
export const HOOKS = ['ntfy', 'discord', 'slack'] as const;
export type HookKind = (typeof HOOKS)[number];

/** What somebody may be told of, and may switch off. */
export const NEWS = [
  'turn',
  'reminder',
  'nudge',
  'standIn',
  'vote',
  'full',
  'change',
  'over',
  'again',
  'circle',
] as const;
export type NewsKind = (typeof NEWS)[number];

/** How urgent an announcement of the house is. */
export const LEVELS = ['news', 'warning'] as const;

/** At a chair: there was input lately, the page is open without any, or nobody of theirs looks. */
export const PRESENCES = ['here', 'away', 'gone'] as const;
export type PresenceName = (typeof PRESENCES)[number];

/** Who plays with whom in an evening: everybody with everybody, or winners move up a table and losers down. */
export const EVENING_FORMS = ['everybody', 'ladder'] as const;
export type EveningForm = (typeof EVENING_FORMS)[number];
/** A round of an evening: all promise, all reveal, the tables play, and all of it is open. */
export const ROUND_STAGES = ['promising', 'revealing', 'playing', 'over'] as const;
export type RoundStage = (typeof ROUND_STAGES)[number];
/** What a circle may say of itself, in characters. */
export const MOST_HOUSE_RULES = 2000;
export const MOST_CALL = 500;
/** What its founder may do with somebody. */
export const MEMBER_DEEDS = ['remove', 'readmit', 'pass'] as const;
export type MemberDeed = (typeof MEMBER_DEEDS)[number];
