import type { ServedWords } from '../index.ts';

export const served: ServedWords = {
  notBuilt: {
    lead: 'The table is ready.',
    about: (command, link) =>
      `Kontor is running, but its page has not been built: run ${command}, then start it again. You can already play through the ${link('interface')}.`,
  },
  unknownHost: {
    lead: 'This server does not know itself by this name.',
    about: (setting, example) =>
      `If you run it: set ${setting} to its public address, such as ${example}, and start it again.`,
  },
  lost: { title: 'There is nothing here', about: 'This address leads nowhere.', home: 'To the front page' },
};
