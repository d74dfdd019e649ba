export const absences = {
  label: 'If somebody’s time is up',
  names: { wait: 'We wait', bot: 'A bot sits in', open: 'The seat opens', vote: 'We vote' },
  about: {
    wait: 'It is noted, and the table waits.',
    bot: 'A bot of club strength plays on until they come back. In one sitting, with three or more of you, also on request after five minutes without a sign of life.',
    open: 'Anybody may take the seat; until then its owner may come back.',
    vote: 'The others decide: wait, a bot, or an open seat. Everything can be taken back.',
  },
};
