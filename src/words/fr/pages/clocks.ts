import { kitOf } from '../../../text/kit.ts';
import type { clocks as en } from '../../en/pages/clocks.ts';

const { and, counted, plural } = kitOf('fr');

export const clocks: typeof en = {
  clock: 'Temps',
  left: (time) => `encore ${time}`,
  soon: 'moins d’une minute',
  holidayUntil: (date) => `en congé jusqu’au ${date}`,
  up: 'temps écoulé',
  low: 'peu de temps',
  verdicts: {
    wait: (name) => `Le temps de ${name} est écoulé ; la table attend.`,
    bot: (name) => `Le temps de ${name} est écoulé ; un bot continue.`,
    open: (name) => `Le temps de ${name} est écoulé ; la place est libre.`,
  },
  mine: 'Votre temps est écoulé. Votre prochain coup relance votre horloge.',
  pardon: 'Rendre la place',
  pardonWait: 'Donner plus de temps',
  voteAsked: (name) => `Le temps de ${name} est écoulé. Que devient sa place ?`,
  voteMine: 'Votre temps est écoulé, et les autres votent au sujet de votre place. Si vous jouez, le vote est clos.',
  votes: { wait: 'Attendre', bot: 'Un bot', open: 'Libérer la place' },
  voted: (names) => (names.length === 0 ? 'personne encore' : and(names)),
  needed: (n) => `${counted(n, 'voix décide', 'voix décident')}.`,
  voteEnds: (time) => `Encore ${time}, puis décident ceux qui ont voté.`,
  nudge: 'Relancer',
  nudgeName: (name) => `Relancer ${name}`,
  nudgeAbout: (name) => `Prévient ${name}, une seule fois, que la table attend.`,
  standIn: 'Laisser jouer un bot',
  standInName: (name) => `Un bot pour ${name}`,
  standInAbout: (name) => `Un bot joue jusqu’au retour de ${name}. L’hôte suffit, ou la plupart d’entre vous.`,
  stoodIn: (name, by) => `${name} n’est plus là ; à la demande de ${and(by)}, un bot continue.`,
  welcome: 'Bon retour. Un bot a joué pour vous entre-temps ; la place est de nouveau à vous.',
  askBot: 'Voter : un bot joue',
  askOpen: 'Voter : libérer la place',
  holiday: 'Prendre congé',
  holidayAbout: (days) =>
    `Votre horloge s’arrête pendant ce temps. À cette table, il vous reste ${counted(days, 'jour', 'jours')}.`,
  holidayNone: 'Il ne vous reste aucun jour de congé à cette table.',
  days: (n) => plural(n, 'jour', 'jours'),
  go: 'Arrêter mon horloge',
  endHoliday: 'Finir mon congé',
  endHolidayAbout: (date) => `Votre horloge est arrêtée jusqu’au ${date}, ou jusqu’à votre prochain coup.`,
};
