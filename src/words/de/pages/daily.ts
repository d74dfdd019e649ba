import { kitOf } from '../../../text/kit.ts';
import type { daily as en } from '../../en/pages/daily.ts';

const { counted, ordinal, plural } = kitOf('de');

export const daily: typeof en = {
  title: 'Tagespartie',
  about:
    'Für jedes Spiel ein kurzes Blatt am Tag: dieselben Karten, derselbe Platz, dieselben Bots für alle. Dein erster Versuch zählt.',
  honest:
    'Auf einem Gerät spielt jedes Blatt nur einer, und der Startwert wird erst veröffentlicht, wenn der Tag vorbei ist (UTC). Wer es darauf anlegt, kann sich mit einem zweiten Browser trotzdem vorher umsehen: Die Liste ist ein Spaß unter ehrlichen Leuten.',
  today: 'Heute',
  before: 'Ein Tag früher',
  after: 'Ein Tag später',
  company: (bots, level) => `gegen ${plural(bots, 'einen Bot', `${bots} Bots`)}, ${level}`,
  play: 'Spielen',
  resume: 'Weiterspielen',
  look: 'Meine Partie ansehen',
  opening: 'Es wird gegeben',
  played: (n) => (n === 0 ? 'Noch niemand ist fertig.' : plural(n, 'Einer ist fertig.', `${n} sind fertig.`)),
  closed: 'Die Ergebnisse siehst du, wenn du selbst gespielt hast.',
  nobody: 'An diesem Tag hat niemand zu Ende gespielt.',
  gaveUp: 'Du hast aufgehört; dieser Versuch zählt nicht.',
  results: (game) => `Ergebnisse: ${game}`,
  points: (n) => counted(n, 'Punkt', 'Punkte'),
  place: (n) => (n === 1 ? 'gewonnen' : `${ordinal(n, '.')} am Tisch`),
  you: 'du',
  see: (name) => `Partie von ${name} ansehen`,
  par: (n) => `Par: ${counted(n, 'Punkt', 'Punkte')}. So viel holt der Meister-Bot auf deinem Platz.`,
  parSoon: 'Der Meister-Bot spielt deinen Platz noch nach; dann steht das Par fest.',
  toPar: (n) => (n === 0 ? 'genau Par' : n > 0 ? `${n} über Par` : `${-n} unter Par`),
  streak: (days) => plural(days, 'Ein Tag in Folge', `${days} Tage in Folge`),
  rankOf: (rank, of) => `Platz ${rank} von ${of}`,
  share: 'Eine Zeile für euren Chat: Sie verrät nichts',
  failed: 'Die Tagespartien waren nicht zu bekommen. Versuch es gleich noch einmal.',
};
