import type { mail as en } from '../../en/pages/mail.ts';

export const mail: typeof en = {
  confirm: {
    title: 'Ist das deine Adresse?',
    about: 'Dann erfährst du per Mail, wenn du am Zug bist.',
    go: 'Ja, schreibt mir',
    done: 'Von jetzt an schreiben wir dir, wenn du am Zug bist.',
  },
  stop: {
    title: 'Keine Mails mehr',
    about: 'Du erfährst dann nicht mehr per Mail, dass du am Zug bist.',
    go: 'Keine Mails mehr',
    done: 'Erledigt. Es kommen keine Mails mehr.',
  },
  bad: 'In dieser Adresse steht kein Link von uns.',
};
