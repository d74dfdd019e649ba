// What `kontor arena` says.
import type { Language } from '../../text/texts.ts';

const en = {
  guest: 'your bot',
  head: (title: string, players: number, games: number) =>
    `${title}, ${players} players: ${games} ${games === 1 ? 'game' : 'games'}`,
  pairs: ['against', 'games', 'share', '95 %', 'points', 'theirs'],
  ratings: ['', 'Elo', '±'],
  about:
    'Share of the opponents that your bot was ahead of, a tie half; its seat moves on from game to game. Elo by Bradley and Terry’s model from these games alone, ± holds 95 of 100.',
  noBot: 'Something is missing: --bot with the command that starts your bot',
  failures: {
    ended: ({ how, said }: { how: string; said: string }) =>
      `Your bot ended (${how}) before the game was over${said === '' ? '' : `: ${said}`}`,
    silent: () => 'Your bot has not answered for a minute',
    gaveUp: () => 'Your bot has ended the game early',
  },
};

const de: typeof en = {
  guest: 'dein Bot',
  head: (title, players, games) => `${title}, ${players} Spieler: ${games} ${games === 1 ? 'Partie' : 'Partien'}`,
  pairs: ['gegen', 'Partien', 'Anteil', '95 %', 'Punkte', 'deren'],
  ratings: ['', 'Elo', '±'],
  about:
    'Anteil der Gegner, vor denen dein Bot lag, ein Gleichstand halb; sein Platz rückt von Partie zu Partie weiter. Elo nach Bradley und Terry nur aus diesen Partien, ± gilt in 95 von 100 Fällen.',
  noBot: 'Es fehlt: --bot mit dem Befehl, der deinen Bot startet',
  failures: {
    ended: ({ how, said }) => `Dein Bot endete (${how}), bevor das Spiel zu Ende war${said === '' ? '' : `: ${said}`}`,
    silent: () => 'Dein Bot hat eine Minute lang nicht geantwortet',
    gaveUp: () => 'Dein Bot hat das Spiel vorzeitig beendet',
  },
};

export const arenaTexts: Readonly<Record<Language, typeof en>> = { de, en };
