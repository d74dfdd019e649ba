// What becomes of somebody whose time is up, as the set-up and the table say it.
export const absences = {
  en: {
    label: 'If somebody’s time is up',
    names: { wait: 'We wait', bot: 'A bot sits in', open: 'The seat opens', vote: 'We vote' },
    about: {
      wait: 'It is noted, and the table waits.',
      bot: 'A bot of the club plays on until they come back.',
      open: 'Anybody may take the seat; until then its owner may come back.',
      vote: 'The others decide: wait, a bot, or an open seat. Everything can be taken back.',
    },
  },
  de: {
    label: 'Wenn jemandes Zeit um ist',
    names: { wait: 'Wir warten', bot: 'Ein Bot springt ein', open: 'Der Platz wird frei', vote: 'Wir stimmen ab' },
    about: {
      wait: 'Es wird vermerkt, und der Tisch wartet.',
      bot: 'Ein Bot aus dem Verein spielt weiter, bis die Person wiederkommt.',
      open: 'Jeder darf den Platz nehmen; bis dahin darf die Person zurückkommen.',
      vote: 'Die anderen entscheiden: warten, ein Bot oder ein freier Platz. Alles lässt sich zurücknehmen.',
    },
  },
};
