import { kitOf } from '../../../text/kit.ts';

const { and, counted, plural } = kitOf('en');

export const clocks = {
  clock: 'Time',
  left: (time: string) => `${time} left`,
  soon: 'less than a minute',
  holidayUntil: (date: string) => `on holiday until ${date}`,
  up: 'time is up',
  low: 'little time',
  verdicts: {
    wait: (name: string) => `${name}’s time is up; the table waits.`,
    bot: (name: string) => `${name}’s time is up; a bot plays on.`,
    open: (name: string) => `${name}’s time is up; the seat is open.`,
  },
  mine: 'Your time is up. Your next move starts your clock afresh.',
  pardon: 'Give the seat back',
  pardonWait: 'Give more time',
  voteAsked: (name: string) => `${name}’s time is up. What shall become of the seat?`,
  voteMine: 'Your time is up, and the others vote about your seat. If you move, that is over.',
  votes: { wait: 'Wait', bot: 'A bot', open: 'Open the seat' },
  voted: (names: readonly string[]) => (names.length === 0 ? 'nobody yet' : and(names)),
  needed: (n: number) => `${counted(n, 'vote decides', 'votes decide')}.`,
  voteEnds: (time: string) => `${time} more, then those who have voted decide.`,
  nudge: 'Nudge',
  nudgeName: (name: string) => `Nudge ${name}`,
  nudgeAbout: (name: string) => `Tell ${name}, once, that the table is waiting.`,
  standIn: 'Let a bot sit in',
  standInName: (name: string) => `A bot for ${name}`,
  standInAbout: (name: string) =>
    `A bot plays until ${name} is back. The host’s word is enough, or that of most of you.`,
  stoodIn: (name: string, by: readonly string[]) => `${name} has been away; a bot plays on, as ${and(by)} asked.`,
  welcome: 'Welcome back. A bot sat in for you meanwhile; the seat is yours again.',
  askBot: 'Vote: a bot sits in',
  askOpen: 'Vote: open the seat',
  holiday: 'Take a holiday',
  holidayAbout: (days: number) =>
    `Your clock stands still meanwhile. At this table you have ${counted(days, 'day', 'days')} left.`,
  holidayNone: 'You have no days of holiday left at this table.',
  days: (n: number) => plural(n, 'day', 'days'),
  go: 'Stop my clock',
  endHoliday: 'End my holiday',
  endHolidayAbout: (date: string) => `Your clock stands still until ${date}, or until you move.`,
};
