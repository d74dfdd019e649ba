import type { recover as en } from '../../en/pages/recover.ts';

export const recover: typeof en = {
  title: 'Hol deine Plätze hierher',
  about: 'Dein Name und deine Plätze kommen in diesen Browser.',
  now: 'Hierher holen',
  done: (name) => `Willkommen zurück, ${name}.`,
  bad: 'Dieser Link oder Code ist schon benutzt oder zu alt. Erstelle auf deinem anderen Gerät einen neuen.',
  paste: 'Umzugslink oder Code',
  go: 'Los',
};
