import { kitOf } from '../../../text/kit.ts';
import type { chat as en } from '../../en/pages/chat.ts';

const { counted } = kitOf('de');

export const chat: typeof en = {
  title: 'Chat',
  titleNew: (n) => `Chat (${n})`,
  empty: 'Noch hat niemand etwas gesagt.',
  write: 'Schreib an den Tisch',
  writeWatchers: 'Schreib an die Zuschauer',
  send: 'Senden',
  watchersOnly: 'Du schaust zu: Die Spieler lesen das erst, wenn das Spiel zu Ende ist.',
  off: 'Der Gastgeber hat den Chat abgeschaltet.',
  switchOff: 'Chat abschalten',
  switchOn: 'Chat einschalten',
  quick: 'Ohne Worte',
  react: (name) => `Auf die Zeile von ${name} reagieren`,
  more: (name) => `Mehr zu ${name}`,
  mute: (name) => `${name} stummschalten`,
  unmute: (name) => `${name} wieder hören`,
  muted: (n) => counted(n, 'stumme Zeile', 'stumme Zeilen'),
  gone: 'Diese Zeile wurde gelöscht.',
  watcher: 'schaut zu',
  gallery: 'Was die Zuschauer sagten',
  said: (name, text) => `${name}: ${text}`,
  signs: {
    well: 'Gut gespielt',
    thanks: 'Danke',
    laugh: 'Haha',
    wonder: 'Oh',
    moment: 'Einen Moment',
  },
};
