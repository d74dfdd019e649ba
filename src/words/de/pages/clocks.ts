import { kitOf } from '../../../text/kit.ts';
import type { clocks as en } from '../../en/pages/clocks.ts';

const { and, counted, plural } = kitOf('de');

export const clocks: typeof en = {
  clock: 'Zeit',
  left: (time) => `noch ${time}`,
  soon: 'weniger als eine Minute',
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
  voted: (names) => (names.length === 0 ? 'noch niemand' : and(names)),
  needed: (n) => `${counted(n, 'Stimme entscheidet', 'Stimmen entscheiden')}.`,
  voteEnds: (time) => `Noch ${time}, dann entscheidet, wer abgestimmt hat.`,
  nudge: 'Anstupsen',
  nudgeName: (name) => `${name} anstupsen`,
  nudgeAbout: (name) => `Sagt ${name} einmal Bescheid, dass der Tisch wartet.`,
  standIn: 'Bot einspringen lassen',
  standInName: (name) => `Ein Bot für ${name}`,
  standInAbout: (name) =>
    `Ein Bot spielt, bis ${name} zurück ist. Es genügt, wenn du den Tisch eröffnet hast oder die meisten es wollen.`,
  stoodIn: (name, by) => `${name} ist seit einer Weile weg; auf Wunsch von ${and(by)} spielt ein Bot weiter.`,
  welcome: 'Willkommen zurück. Solange ist ein Bot für dich eingesprungen; jetzt spielst wieder du.',
  askBot: 'Abstimmen: Ein Bot springt ein',
  askOpen: 'Abstimmen: Platz freigeben',
  holiday: 'Urlaub nehmen',
  holidayAbout: (days) =>
    `Deine Uhr steht so lange still. An diesem Tisch hast du noch ${counted(days, 'Tag', 'Tage')} übrig.`,
  holidayNone: 'Du hast an diesem Tisch keine Urlaubstage mehr.',
  days: (n) => plural(n, 'Tag', 'Tage'),
  go: 'Uhr anhalten',
  endHoliday: 'Urlaub beenden',
  endHolidayAbout: (date) => `Deine Uhr steht bis ${date} still, oder bis du ziehst.`,
};
