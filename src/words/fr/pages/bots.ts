import type { bots as en } from '../../en/pages/bots.ts';

export const bots: typeof en = {
  random: { name: 'Hasard', about: 'joue tout ce qui est permis ; perd contre tous les autres' },
  beginner: { name: 'Débutant', about: 'connaît les règles et se trompe souvent ; bien pour découvrir un jeu' },
  greedy: { name: 'Vif', about: 'prend ce qui rapporte le plus tout de suite' },
  club: { name: 'Club', about: 'juge bien ce qu’un coup rapporte ; un adversaire honnête' },
  expert: { name: 'Expert', about: 'pense quelques coups à l’avance ; il vous faudra un plan' },
  master: { name: 'Maître', about: 'réfléchit autant que la patience le permet ; le plus fort de la table' },
};
