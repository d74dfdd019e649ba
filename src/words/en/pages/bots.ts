export const bots = {
  random: { name: 'Chance', about: 'plays anything that is allowed; loses to all the others' },
  beginner: { name: 'Beginner', about: 'knows the rules and often misjudges; good for getting to know a game' },
  greedy: { name: 'Keen', about: 'takes whatever pays most right now' },
  club: { name: 'Club', about: 'judges well what a move brings now; a decent opponent' },
  expert: { name: 'Expert', about: 'thinks some moves ahead; you will have to plan' },
  master: { name: 'Master', about: 'thinks as hard as patience allows; the strongest at the table' },
};
