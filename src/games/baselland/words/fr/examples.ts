import type { ExampleWords } from '../../../../text/example.ts';
import { kitOf } from '../../../../text/kit.ts';

const points = (n: number): string => kitOf('fr').counted(n, 'point', 'points');

export const examples: Readonly<Record<string, ExampleWords>> = {
  X1: {
    title: 'Une route de trois tuiles',
    given: 'Le brigand de Mira tient la route qui finit à son carrefour. Posez le monastère à l’autre bout (R7.3).',
    outcome: ([mira]) =>
      `La route va du carrefour au monastère en passant par la tuile de départ : trois tuiles, ${points(mira)} pour Mira (R7.4). Son brigand rentre (R8.1).`,
  },
  X2: {
    title: 'Une route en boucle',
    given: 'Trois virages forment presque un carré, et le brigand de Mira s’y trouve. Posez le quatrième.',
    outcome: ([mira]) =>
      `Une boucle n’a pas de bout et elle est pourtant finie (R7.3). Quatre tuiles : ${points(mira)} pour Mira.`,
  },
  X3: {
    title: 'Une tuile ne compte qu’une fois',
    given: 'La route de Mira quitte le carrefour au sud et y revient par l’est. Posez le dernier virage.',
    outcome: ([mira]) =>
      `La route passe deux fois par le carrefour, mais une tuile ne compte qu’une fois (R7.4). Quatre tuiles : ${points(mira)} pour Mira.`,
  },
  X4: {
    title: 'La plus petite ville',
    given: 'Posez le bord de ville au-dessus de la tuile de départ et mettez un chevalier dans la ville.',
    outcome: ([you]) =>
      `Deux parties font déjà une ville : ${points(you)} pour vous (R7.6). Poser, compter et rentrer tiennent en un seul tour (R8.3).`,
  },
  X5: {
    title: 'Un blason',
    given: 'Le chevalier de Mira tient une ville avec un blason. Fermez-la pour elle et ne mettez personne.',
    outcome: ([mira]) => `Trois parties et un blason : ${points(mira)} pour le chevalier de Mira (R7.6).`,
  },
  X6: {
    title: 'Un réfugié près de la ville d’une autre',
    given:
      'Le chevalier de Mira tient une ville avec un blason. Fermez-la et mettez un réfugié sur le pré devant le mur (R5.7).',
    outcome: ([mira, you]) =>
      `Le chevalier de Mira reçoit ${points(mira)}. Votre réfugié reçoit aussitôt ${points(you)}, un par partie ; le blason ne compte pas pour lui (R7.7). Il reste sur son pré (R8.4).`,
  },
  X7: {
    title: 'Les réfugiés de deux joueurs',
    given: 'Le réfugié de Mira se tient d’un côté de la ville. Fermez-la et mettez le vôtre de l’autre côté.',
    outcome: ([mira, you]) =>
      `Les deux prés ne se touchent pas. Chaque réfugié est payé en entier : ${points(mira)} pour Mira, ${points(you)} pour vous (R7.8). Peu importe qu’il n’y ait pas de chevalier.`,
  },
  X8: {
    title: 'Deux réfugiés à vous',
    given: 'Votre réfugié est déjà près de la ville. Fermez-la et mettez-en un second.',
    outcome: ([you]) => `Chaque réfugié est payé à part : ${points(you)} pour vous (R7.8).`,
  },
  X9: {
    title: 'Un chevalier et un réfugié à vous',
    given: 'Votre chevalier est dans la ville. Fermez-la et mettez un réfugié sur le pré devant.',
    outcome: ([you]) => `Les deux sont payés : ${points(you)} en tout (Q11).`,
  },
  X10: {
    title: 'Un pré occupé',
    given:
      'Le réfugié de Mira se tient sur le pré. Posez le bord de ville à côté et regardez ce qui est proposé : le chevalier, mais pas de réfugié.',
    outcome: () =>
      'Votre pré touche le sien, personne d’autre ne peut donc s’y mettre (R5.5). Pour la ville, c’est différent : votre chevalier peut y entrer (R5.4).',
  },
  X11: {
    title: 'Un réfugié entre deux villes',
    given:
      'Le réfugié de Mira se tient entre deux villes. Celle du sud l’a déjà payé. Fermez celle du nord avec un chevalier.',
    outcome: ([mira, you]) =>
      `Un réfugié dépend de chaque ville que touche son propre morceau de pré (R7.9). Mira a maintenant ${points(mira)}, votre chevalier rapporte ${points(you)}.`,
  },
  X11h: {
    title: 'La même chose avec l’Asile',
    given:
      'Avec l’option Asile, un réfugié rentre dès qu’une ville l’a payé. Celui de Mira est parti. Fermez la ville du nord.',
    outcome: ([mira, you]) =>
      `Il n’y a plus personne sur le pré : Mira en reste à ${points(mira)}, vous recevez ${points(you)} (R10).`,
  },
  X12: {
    title: 'Jusqu’où va un réfugié',
    given:
      'Votre réfugié est sur la première tuile ; le pré continue sur celle d’à côté. Fermez la ville là-bas avec un chevalier.',
    outcome: ([you]) =>
      `La ville finie ne touche pas le morceau de pré de votre réfugié : seul le chevalier est payé, ${points(you)} (Q3).`,
  },
  X12c: {
    title: 'La même chose avec le Camp',
    given: 'Avec l’option Camp, un réfugié dépend de chaque ville que touche tout son pré. Fermez encore la ville.',
    outcome: ([you]) => `Cette fois le réfugié est payé aussi : ${points(you)} en tout (R10, Q3).`,
  },
  X13: {
    title: 'Des prés qui se rejoignent plus tard',
    given:
      'Le réfugié de Mira est au sud de la route, le vôtre au nord. Elle finit la route à un monastère, et les deux prés n’en font plus qu’un. Fermez ensuite votre ville.',
    outcome: ([mira, you]) =>
      `Les deux réfugiés restent en place (Q14). La ville touche votre morceau de pré, pas celui de Mira : ${points(you)} pour vous, ${points(mira)} pour Mira.`,
  },
  X14: {
    title: 'Autant de chevaliers',
    given: 'Deux villes, un chevalier dans chacune : celui de Mira et le vôtre. Posez la tuile qui les réunit.',
    outcome: ([mira, you]) =>
      `Avec un chevalier chacun, chacun reçoit tout : ${points(mira)} pour Mira, ${points(you)} pour vous (R7.10). Une tuile avec deux parties de la ville compte une fois (Q7).`,
  },
  X15: {
    title: 'La majorité',
    given: 'Trois villes, deux avec un chevalier de Mira, une avec le vôtre. Posez le cœur de la ville entre elles.',
    outcome: ([mira, you]) =>
      `Dans la ville ainsi formée, Mira a deux chevaliers et vous un seul : ${points(mira)} pour Mira, ${points(you)} pour vous (R7.10). Les trois rentrent.`,
  },
  X16: {
    title: 'Un monastère',
    given: 'Le moine de Mira attend la dernière case autour de son monastère. Remplissez-la.',
    outcome: ([mira]) => `Le moine rapporte aussitôt ${points(mira)}, bien que ce soit votre tour (R7.12).`,
  },
  X17: {
    title: 'Le décompte final',
    given: 'La dernière tuile. Posez-la et mettez un réfugié ; puis on compte ce qui n’est pas fini.',
    outcome: ([mira, you]) =>
      `La ville de Mira a deux parties et un blason, son monastère trois voisins ; votre route est longue de deux tuiles (R9.2). Les réfugiés ne rapportent rien à la fin (R9.4). Mira a ${points(mira)}, vous avez ${points(you)}.`,
  },
  X18: {
    title: 'Une tuile qui ne va nulle part',
    given: 'Fermez la ville. La tuile suivante de la pile a de la ville sur ses quatre côtés.',
    outcome: () => 'Elle ne va nulle part et quitte donc la partie ; Mira en pioche une autre (R4.6).',
  },
  X19: {
    title: 'Un réfugié près d’une ville sans blason',
    given: 'Fermez la ville de Mira et mettez un réfugié devant.',
    outcome: ([mira, you]) =>
      `Trois parties : ${points(mira)} pour le chevalier de Mira, ${points(you)} pour votre réfugié (R7.7).`,
  },
};
