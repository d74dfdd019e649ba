import { kitOf } from '../../../text/kit.ts';
import type { arena as en } from '../../en/terminal/arena.ts';

const { counted } = kitOf('de');

export const arena: typeof en = {
  guest: 'dein Bot',
  head: (title, players, games, seed) =>
    `${title}, ${players} Spieler: ${counted(games, 'Partie', 'Partien')}, Startwert „${seed}“`,
  pairs: ['gegen', 'Partien', 'Anteil', '95 %', 'Punkte', 'deren'],
  ratings: ['', 'Elo', '±'],
  lost: (games) =>
    `${counted(games, 'Partie kam nicht zu ihrem Ende und zählt', 'Partien kamen nicht zu ihrem Ende und zählen')} als verloren:`,
  about:
    'Anteil der Gegner, vor denen dein Bot lag, ein Gleichstand halb; er spielt jede Startlage von jedem Platz aus.',
  aboutElo: (players) =>
    `Sein Elo steht auf der Skala der Rangleiter: Die Bots des Hauses stehen, wo docs/strength.md sie an Tischen mit ${players} Spielern misst, und nur dein Bot bewegt sich; ± gilt in 95 von 100 Fällen.`,
  noElo: (players) => `Die Bots des Hauses sind an Tischen mit ${players} Spielern nicht gemessen: Es gibt kein Elo.`,
  noBot: 'Es fehlt: --bot mit dem Befehl, der deinen Bot startet',
  failures: {
    ended: ({ how, said }) => `Dein Bot endete (${how}), bevor das Spiel zu Ende war${said === '' ? '' : `: ${said}`}`,
    silent: () => 'Dein Bot hat eine Minute lang nicht geantwortet',
  },
};
