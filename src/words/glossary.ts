// What Kontor's own things are called on its pages, at the terminal and in its notices. Games have glossaries of their own.
import type { Glossary } from '../text/glossary.ts';

export const glossary: Glossary = [
  { is: { en: 'seat', de: 'Platz' }, not: { en: ['chair', 'chairs'], de: ['Stuhl', 'Stühle', 'Sitz'] } },
  { is: { en: 'watcher', de: 'Zuschauer' }, not: { en: ['spectator', 'spectators', 'viewer', 'viewers'] } },
  { is: { en: 'host', de: 'Gastgeber' }, not: { en: ['owner of the table'] } },
  { is: { en: 'bot', de: 'Bot' }, not: { en: ['computer player', 'AI'], de: ['Computergegner', 'KI'] } },
  { is: { en: 'board', de: 'Spielplan' }, not: { de: ['Brett', 'Spielbrett', 'Plan'] } },
  { is: { en: 'option', de: 'Möglichkeit' }, not: { en: ['possibility', 'possibilities'] } },
  { is: { en: 'log', de: 'Verlauf' }, not: { en: ['history'], de: ['Protokoll'] } },
  { is: { en: 'hint', de: 'Tipp' }, not: { de: ['Hinweis'] } },
  {
    is: { en: 'rulebook', de: 'Regelheft' },
    not: { en: ['rule book', 'manual'], de: ['Heft', 'Regelbuch'] },
  },
  // What lies in the box of the real game.
  { is: { en: 'booklet', de: 'Spielheft', fr: 'livret' } },
  { is: { en: 'ruling', de: 'Entscheid' } },
  { is: { en: 'score pad', de: 'Wertungsblock' }, not: { en: ['scorepad'] } },
  { is: { en: 'score sheet', de: 'Wertungsblatt' } },
  { is: { en: 'transcript', de: 'Mitschrift' } },
  { is: { en: 'record', de: 'Aufzeichnung' }, not: { de: ['Aufnahme', 'Rekord'] } },
  { is: { en: 'replay', de: 'Nachspielen' } },
  { is: { en: 'shuffle', de: 'Mischung' } },
  { is: { en: 'seed', de: 'Startwert' }, not: { de: ['Saat', 'Seed'] } },
  { is: { en: 'roll call', de: 'Aufruf' } },
  { is: { en: 'deal of the day', de: 'Tagespartie' }, not: { en: ['daily deal', 'daily game'] } },
  { is: { en: 'recovery link', de: 'Umzugslink' }, not: { de: ['Wiederherstellungslink'] } },
  { is: { en: 'holiday', de: 'Urlaub' }, not: { en: ['vacation'], de: ['Ferien'] } },
  { is: { en: 'front page', de: 'Startseite' }, not: { en: ['home page', 'homepage'] } },
  { is: { en: 'mail', de: 'Mail' }, not: { en: ['email', 'e-mail'], de: ['E-Mail', 'Email'] } },
  { is: { en: 'desk', de: 'Pult' } },
  { is: { en: 'lobby', de: 'Eingang' } },
  { is: { en: 'version', de: 'Fassung' }, not: { de: ['Version'] } },
];
