import { counted, list } from '../text/grammar.ts';

const en = {
  clock: 'Time',
  standing: (time: string) => `${time} left`,
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
  voted: (names: readonly string[]) => (names.length === 0 ? 'nobody yet' : list(names, 'and')),
  needed: (n: number) => (n === 1 ? '1 vote decides.' : `${n} votes decide.`),
  voteEnds: (time: string) => `${time} more, then those who have voted decide.`,
  holiday: 'Take a holiday',
  holidayAbout: (days: number) =>
    `Your clock stands still meanwhile. At this table you have ${counted(days, 'day', 'days')} left.`,
  holidayNone: 'You have no days of holiday left at this table.',
  days: (n: number) => counted(n, 'day', 'days'),
  go: 'Stop my clock',
  endHoliday: 'End my holiday',
  endHolidayAbout: (date: string) => `Your clock stands still until ${date}, or until you move.`,
};

const de: typeof en = {
  clock: 'Zeit',
  standing: (time) => `noch ${time}`,
  holidayUntil: (date) => `im Urlaub bis ${date}`,
  up: 'Zeit ist um',
  low: 'wenig Zeit',
  verdicts: {
    wait: (name) => `Die Zeit von ${name} ist um; der Tisch wartet.`,
    bot: (name) => `Die Zeit von ${name} ist um; ein Bot spielt weiter.`,
    open: (name) => `Die Zeit von ${name} ist um; der Platz ist frei.`,
  },
  mine: 'Deine Zeit ist um. Mit deinem nächsten Zug läuft deine Uhr wieder.',
  pardon: 'Platz zurückgeben',
  pardonWait: 'Mehr Zeit geben',
  voteAsked: (name) => `Die Zeit von ${name} ist um. Was soll aus dem Platz werden?`,
  voteMine: 'Deine Zeit ist um, und die anderen stimmen über deinen Platz ab. Wenn du ziehst, ist das vorbei.',
  votes: { wait: 'Warten', bot: 'Ein Bot', open: 'Platz freigeben' },
  voted: (names) => (names.length === 0 ? 'noch niemand' : list(names, 'und')),
  needed: (n) => (n === 1 ? '1 Stimme entscheidet.' : `${n} Stimmen entscheiden.`),
  voteEnds: (time) => `Noch ${time}, dann entscheidet, wer abgestimmt hat.`,
  holiday: 'Urlaub nehmen',
  holidayAbout: (days) =>
    `Deine Uhr steht so lange still. An diesem Tisch hast du noch ${counted(days, 'Tag', 'Tage')} übrig.`,
  holidayNone: 'Du hast an diesem Tisch keine Urlaubstage mehr.',
  days: (n) => counted(n, 'Tag', 'Tage'),
  go: 'Uhr anhalten',
  endHoliday: 'Urlaub beenden',
  endHolidayAbout: (date) => `Deine Uhr steht bis ${date} still, oder bis du ziehst.`,
};

export const slowWords = { de, en };
