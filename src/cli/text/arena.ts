// What `kontor arena` says.
import type { Language } from '../../text/languages.ts';

const en = {
  guest: 'your bot',
  head: (title: string, players: number, games: number, seed: string) =>
    `${title}, ${players} players: ${games} ${games === 1 ? 'game' : 'games'}, seed '${seed}'`,
  pairs: ['against', 'games', 'share', '95 %', 'points', 'theirs'],
  ratings: ['', 'Elo', '±'],
  lost: (games: number) =>
    games === 1
      ? '1 game was not played to its end and counts as lost:'
      : `${games} games were not played to their end and count as lost:`,
  about: 'Share of the opponents that your bot was ahead of, a tie half; it plays every deal from each seat.',
  aboutElo:
    'Its Elo is on the ladder’s scale: the bots of the house stand where docs/strength.md has them at games for two, and only your bot moves; ± holds 95 of 100.',
  noBot: 'Something is missing: --bot with the command that starts your bot',
  failures: {
    ended: ({ how, said }: { how: string; said: string }) =>
      `Your bot ended (${how}) before the game was over${said === '' ? '' : `: ${said}`}`,
    silent: (_facts: { how: string; said: string }) => 'Your bot has not answered for a minute',
  },
};

const de: typeof en = {
  guest: 'dein Bot',
  head: (title, players, games, seed) =>
    `${title}, ${players} Spieler: ${games} ${games === 1 ? 'Partie' : 'Partien'}, Startwert „${seed}“`,
  pairs: ['gegen', 'Partien', 'Anteil', '95 %', 'Punkte', 'deren'],
  ratings: ['', 'Elo', '±'],
  lost: (games) =>
    games === 1
      ? '1 Partie kam nicht zu ihrem Ende und zählt als verloren:'
      : `${games} Partien kamen nicht zu ihrem Ende und zählen als verloren:`,
  about:
    'Anteil der Gegner, vor denen dein Bot lag, ein Gleichstand halb; er spielt jede Startlage von jedem Platz aus.',
  aboutElo:
    'Sein Elo steht auf der Skala der Rangleiter: Die Bots des Hauses stehen, wo docs/strength.md sie bei Spielen zu zweit misst, und nur dein Bot bewegt sich; ± gilt in 95 von 100 Fällen.',
  noBot: 'Es fehlt: --bot mit dem Befehl, der deinen Bot startet',
  failures: {
    ended: ({ how, said }) => `Dein Bot endete (${how}), bevor das Spiel zu Ende war${said === '' ? '' : `: ${said}`}`,
    silent: () => 'Dein Bot hat eine Minute lang nicht geantwortet',
  },
};

export const arenaTexts: Readonly<Record<Language, typeof en>> = { de, en };
