import { kitOf } from '../../../../text/kit.ts';
import type { Lesson, LessonWords } from '../../../../text/lesson.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { script } from '../../lesson/script.ts';

const points = (n: number): string => kitOf('fr').counted(n, 'point', 'points');
/** Mira's city: four parts and a pennant. */
const mirasCity = 4 * POINTS.city + POINTS.pennant;

const words: LessonWords<typeof script> = {
  chapters: {
    goal: 'De quoi il s’agit',
    lay: 'Une tuile, un chevalier',
    monk: 'Le moine a le temps',
    refugee: 'Le réfugié',
    road: 'Une longue route',
    choice: 'À vous de choisir',
    close: 'La route est terminée',
    end: 'Comment cela finit',
  },
  stops: {
    welcome:
      'Bienvenue à Baselland. Tour après tour, vous posez des tuiles, et un pays de routes, de villes, de monastères et de prés se forme. Vos gens vous y rapportent des points (R1.1). Mira joue avec vous.',
    start: 'Une tuile est déjà là : un bout de ville en haut, une route en travers, des prés autour (R2.3).',
    pile: 'Toutes les autres sont dans la pile, faces cachées (R2.4). Quand toutes sont posées, la partie est finie (R1.2).',
    supply: `Vous avez chacun ${FOLLOWERS[0]} partisans en réserve, et pas encore de points (R2.2).`,
    turn: 'Un tour a trois étapes. D’abord, tirer une tuile et la poser (R3.1). Ensuite, si vous voulez, y placer un partisan (R3.2). Enfin, compter ce qui vient d’être terminé (R3.3).',
    fit: 'Voici votre tuile. Tournez-la comme vous voulez (R4.5). Elle doit toucher par un côté entier (R4.2). Partout où elle touche, la ville doit rencontrer la ville, la route la route, le pré le pré (R4.4).',
    layCity:
      'Posez le bord de ville au-dessus de la tuile de départ, ville contre ville (R4.4). Cliquez pour cela sur la place qui brille. Au doigt, touchez d’abord la place, puis « Poser ici » en bas.',
    putKnight:
      'Maintenant, un partisan. L’endroit décide de son rôle : dans une ville, c’est un chevalier (R5.4). Placez-le là ; il compte même pour ce que cette tuile termine à l’instant (R5.9).',
    cityPaid: `Le mur est fermé tout autour : la ville est terminée (R7.5). Un chevalier rapporte ${points(POINTS.city)} par quartier : deux quartiers, ${points(2 * POINTS.city)} pour vous (R7.6).`,
    home: 'Votre chevalier est déjà de retour dans la réserve (R8.1). Placer, compter, reprendre : tout cela tient en un tour (R8.3).',
    miraCity:
      'C’est au tour de Mira (R3.4). Elle pose à droite, allonge la route et place un chevalier dans la nouvelle ville, encore ouverte (R5.4).',
    layMonastery:
      'Vous avez tiré un monastère avec chemin. Posez-le au bout gauche de la route ; chaque côté qui touche doit s’accorder (R4.4).',
    putMonk: 'Placez un moine dans le monastère (R5.4). Un monastère qui vient d’être posé est toujours libre (R5.10).',
    monkWaits: `Le moine attend que les ${AROUND} cases autour soient remplies, diagonales comprises. Il rapporte alors ${points(MONASTERY)}, peu importe qui pose la dernière tuile (R7.12).`,
    miraGrows: `Mira agrandit sa ville et ne place personne ; c’est toujours permis (R5.1). Le nouveau quartier porte un blason : ${points(POINTS.pennant)} de plus pour le chevalier quand la ville sera terminée (R7.6).`,
    taken:
      'Le chevalier de Mira est dans cette ville. Dès que quelqu’un se tient dans la ville reliée, on ne peut y placer un second chevalier, ni vous ni elle (R5.5). Mais vous pouvez tout de même en profiter.',
    layCorner: 'Posez le coin de ville au sommet de la ville de Mira (R4.4). Vous l’aidez, et bientôt vous-même.',
    putRefugee:
      'Sur le pré au bord de la ville, un réfugié peut se tenir (R5.4). Le chevalier dans la ville ne le gêne pas (R5.6). Sa parcelle doit border la ville sur cette tuile (R5.7). Et personne ne doit encore se tenir sur le pré (R5.5).',
    miraCloses: 'Mira tire une tuile qui convient et ferme sa ville. On compte maintenant (R7.1).',
    miraPaid: `Quatre quartiers et un blason : ${POINTS.city} × 4 + ${POINTS.pennant} = ${points(mirasCity)} pour le chevalier de Mira (R7.6). Il rentre (R8.1).`,
    refugeePaid: `Votre réfugié est payé aussi : ${points(POINTS.refugee)} par quartier, donc ${4 * POINTS.refugee} ; les blasons ne comptent pas pour lui (R7.7). Mais il reste sur son pré jusqu’à la fin de la partie (R8.4). Réfléchissez donc à l’endroit où il vivra.`,
    freeRoad:
      'Cette route n’est encore à personne. À gauche elle s’arrête au monastère, en bas à droite elle est ouverte (R7.3). Elle est longue de trois tuiles.',
    layRoad: 'Posez votre virage sous la première tuile de Mira ; la route continue alors vers la gauche (R4.4).',
    putHighwayman:
      'Sur une route, votre partisan est un brigand (R5.4). Toute la route est libre, il peut donc y aller (R5.5).',
    miraPennant:
      'La ville sur votre tuile était encore libre. Mira l’agrandit, de nouveau avec un blason, et y place un chevalier (R5.4, R5.5).',
    layGate:
      'À vous de jouer. La porte de ville avec blason a trois côtés de ville et une route ; elle ne va qu’à trois endroits (R4.4). Choisissez-en un.',
    gateEast: 'Bien : la porte commence une nouvelle ville et arrête la petite route d’un côté (R7.3).',
    gateSouth: 'Bien : la porte commence une nouvelle ville et ferme la petite route à son bout inférieur (R7.3).',
    gateNorth: 'Bien : la porte commence une nouvelle ville et arrête la route du nord d’un côté (R7.3).',
    putAny:
      'Qui placez-vous : un chevalier, un brigand, un réfugié ou personne (R5.1, R5.4) ? Avec une réserve vide, vous ne pouvez que poser, jusqu’à ce que quelqu’un rentre (R5.8).',
    anyKnight: `Un chevalier dans une ville avec blason : une fois terminée, elle rapporte ${POINTS.city} par quartier et ${POINTS.pennant} pour le blason (R7.6).`,
    anyHighwayman: `Un brigand : une fois la route terminée, elle rapporte ${points(POINTS.road)} par tuile (R7.4).`,
    anyRefugee:
      'Un réfugié : il est payé quand la ville près de lui est terminée (R7.7). Mais il ne rentrera plus (R8.4).',
    anyNobody: 'Garder quelqu’un est aussi un plan : vous aurez plus de choix plus tard (R5.1).',
    miraBend: 'Mira pose un virage au-dessus de votre monastère et y place un brigand (R5.4).',
    neighbours: 'Merci, Mira : les tuiles des autres remplissent aussi les cases autour de votre monastère (R7.12).',
    layBend:
      'Un virage : posez-le sous la tuile de départ, là où votre route tourne vers le bas. Aucun second partisan ne peut aller sur la route, pas même l’un des vôtres (R5.5).',
    miraGate: 'Mira ferme un bout de sa route et place un chevalier dans la porte (R7.3).',
    layCrossing: 'Un carrefour arrête chaque route qui y mène (R7.3). Posez-le sous votre route.',
    putLast:
      'Votre route est terminée. Trois nouvelles partent du carrefour : placez un brigand sur celle du bas, ou personne (R5.1).',
    lastNobody: 'Bien, votre réserve reste plus grande (R5.1).',
    lastRoad: 'Bien, un nouveau brigand. Qui rentre à ce tour ne peut repartir qu’au tour suivant (R8.2).',
    roadPaid: `Six tuiles, ${points(6 * POINTS.road)} : une route terminée rapporte ${POINTS.road} par tuile (R7.4). Le brigand rentre (R8.1).`,
    majority:
      'Si deux villes occupées se rejoignent, plusieurs chevaliers s’y tiennent. Seul marque alors qui en a le plus ; à égalité, chacun reçoit tous les points (R7.10). C’est ainsi qu’on s’invite.',
    ending: `On continue ainsi jusqu’à la dernière tuile (R9.1). Une partie entière compte ${TILES.length - 1} tours en tout (R2.4).`,
    unfinished: `Alors l’inachevé compte aussi, là où quelqu’un se tient : un monastère ${POINTS_OPEN.monastery} pour lui-même et ${POINTS_OPEN.monastery} par voisine, une ville ${POINTS_OPEN.city} par quartier et ${POINTS_OPEN.pennant} par blason, une route ${POINTS_OPEN.road} par tuile (R9.2). Les réfugiés ne reçoivent plus rien (R9.4).`,
    winner: 'Qui a le plus de points gagne ; à égalité, vous gagnez ensemble (R1.3).',
  },
  learned: [
    'Poser une tuile : chaque côté doit s’accorder (R4.4)',
    'Chevalier, brigand, moine ou réfugié : l’endroit fait le rôle (R5.4)',
    'Là où quelqu’un se tient, on ne place personne d’autre (R5.5)',
    'Ce qui est terminé est compté aussitôt ; chevaliers, brigands et moines rentrent (R7.1, R8.1)',
    'Le réfugié profite aussi des villes des autres, et il reste (R7.7, R8.4)',
  ],
  scored:
    'Pour ce qui est terminé, vous avez déjà vos points. Le reste compte à la fin ; ses lignes sont déjà là (R9.2). Désignez une ligne, et ce qu’elle compte s’éclaire sur le plateau.',
};

export const lesson: Lesson = { script, words };
