import { kitOf } from '../../../../text/kit.ts';
import type { Rulebook } from '../../../../text/texts.ts';
import { about } from '../../about.ts';
import { TILES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS, MONASTERY, POINTS, POINTS_OPEN } from '../../data/numbers.ts';
import { START_TYPE } from '../../data/tiles.ts';

const { counted, or } = kitOf('fr');
const points = (n: number): string => counted(n, 'point', 'points');
const [followers, ...otherFollowers] = FOLLOWERS;
/** The smallest city has two parts (Q8). */
const smallest = (): number => 2 * POINTS.city;

export const rulebook: Rulebook = {
  chapters: [
    {
      id: 'R1',
      title: 'De quoi il s’agit',
      rules: [
        {
          id: 'R1.1',
          origin: 'S',
          text: 'Tour après tour, vous assemblez des tuiles : des routes, des villes, des monastères et des prés se forment, et vous y placez des partisans qui vous rapportent des points.',
        },
        { id: 'R1.2', origin: 'S', text: 'Quand toutes les tuiles sont posées, la partie est finie (R9.1).' },
        {
          id: 'R1.3',
          origin: 'K',
          text: 'Qui a le plus de points après le décompte final a gagné. En cas d’égalité, vous partagez la victoire ; rien d’autre ne départage.',
        },
      ],
    },
    {
      id: 'R2',
      title: 'Mise en place',
      rules: [
        {
          id: 'R2.1',
          origin: 'K',
          get text() {
            return `Vous jouez de ${about.seats.min} à ${about.seats.max}, et chacun garde sa place.`;
          },
        },
        {
          id: 'R2.2',
          origin: 'K',
          get text() {
            return `Vous prenez ${followers} partisans de votre couleur en réserve et commencez avec 0 point. La table peut choisir un autre nombre (R10).`;
          },
        },
        {
          id: 'R2.3',
          origin: 'P',
          get text() {
            return `La tuile de départ, de type ${START_TYPE}, est posée face visible, sans rotation, en colonne 0, ligne 0. Comme personne ne l’a posée, personne n’y place de partisan.`;
          },
        },
        {
          id: 'R2.4',
          origin: 'S+P',
          get text() {
            return `Mélangez les ${TILES.length - 1} autres tuiles en une seule pile, faces cachées.`;
          },
        },
        {
          id: 'R2.5',
          origin: 'K',
          text: 'Le sort désigne qui commence, sauf si la table en a décidé autrement. Ensuite, on joue dans l’ordre des places.',
        },
      ],
    },
    {
      id: 'R3',
      title: 'Votre tour',
      rules: [
        { id: 'R3.1', origin: 'S', text: 'Vous devez tirer une nouvelle tuile et la poser (R4).' },
        {
          id: 'R3.2',
          origin: 'S',
          text: 'Ensuite, vous pouvez placer un partisan de votre réserve sur cette tuile (R5).',
        },
        {
          id: 'R3.3',
          origin: 'S',
          text: 'Puis on compte ce que la tuile a terminé (R7), et des partisans rentrent (R8).',
        },
        { id: 'R3.4', origin: 'S', text: 'Votre tour est alors fini ; c’est à la place suivante.' },
      ],
    },
    {
      id: 'R4',
      title: 'Poser la tuile',
      rules: [
        { id: 'R4.1', origin: 'S+K', text: 'Vous tirez de la pile cachée et montrez la tuile à tous.' },
        {
          id: 'R4.2',
          origin: 'S',
          text: 'Au moins un de ses côtés doit toucher en entier une tuile déjà sur la table.',
        },
        { id: 'R4.3', origin: 'S', text: 'Se toucher par un coin ne suffit pas.' },
        {
          id: 'R4.4',
          origin: 'S',
          text: 'Routes, villes et prés doivent continuer : partout où votre tuile a une voisine, les deux côtés montrent la même chose, ville contre ville, route contre route, pré contre pré. Un seul côté qui s’accorde ne suffit pas ; tous ceux qui se touchent doivent s’accorder.',
        },
        {
          id: 'R4.5',
          origin: 'P+K',
          text: 'Vous pouvez tourner la tuile comme vous voulez. La table n’a pas de bord, et vous pouvez laisser des trous ou les combler.',
        },
        {
          id: 'R4.6',
          origin: 'S',
          text: 'Si la tuile ne va nulle part, de quelque façon qu’on la tourne, elle sort du jeu pour de bon et vous en tirez une autre, autant de fois qu’il le faut.',
        },
        {
          id: 'R4.7',
          origin: 'K',
          text: 'Si la pile s’épuise ainsi, vous ne posez rien et ne placez personne ; la partie s’arrête là et l’on passe au décompte final (R9).',
        },
        {
          id: 'R4.8',
          origin: 'K',
          text: 'Si la tuile va quelque part, vous devez la poser. Vous ne pouvez ni la jeter ni passer.',
        },
      ],
    },
    {
      id: 'R5',
      title: 'Placer un partisan',
      rules: [
        {
          id: 'R5.1',
          origin: 'S',
          text: 'Vous placez au plus un partisan par tour, et vous pouvez toujours y renoncer.',
        },
        {
          id: 'R5.2',
          origin: 'S',
          text: 'Il vient de votre propre réserve. On ne déplace pas les partisans déjà sur la table.',
        },
        { id: 'R5.3', origin: 'S', text: 'Il ne peut aller que sur la tuile que vous avez posée à ce tour.' },
        {
          id: 'R5.4',
          origin: 'S',
          text: 'Vous choisissez la partie de tuile où il se tient, et par là son rôle jusqu’à ce qu’il quitte la table : brigand sur une route, chevalier dans une ville, moine dans un monastère, réfugié sur une parcelle de pré au bord d’une ville.',
        },
        {
          id: 'R5.5',
          origin: 'S',
          text: 'Tout ce qui est désormais relié à cette partie doit être libre : sur la route, dans la ville ou sur le pré entier, il ne doit y avoir aucun autre partisan, pas même l’un des vôtres.',
        },
        {
          id: 'R5.6',
          origin: 'S',
          text: 'Seul compte ce que vous choisissez. Un chevalier n’empêche pas un réfugié sur le pré voisin, ni un réfugié un chevalier dans la ville, et un brigand ne gêne ni l’un ni l’autre.',
        },
        {
          id: 'R5.7',
          origin: 'K',
          text: 'Une parcelle de pré est au bord d’une ville seulement si elle touche une partie de ville sur la tuile même que vous venez de poser. Sinon, personne ne peut s’y tenir, même si le pré atteint une ville plus loin (Q1).',
        },
        {
          id: 'R5.8',
          origin: 'S',
          text: 'Tant que votre réserve est vide, vous ne faites que poser des tuiles, jusqu’à ce que des partisans rentrent (R8).',
        },
        {
          id: 'R5.9',
          origin: 'S',
          text: 'Vous placez votre partisan avant le décompte. Il peut donc aller sur ce que votre tuile termine à l’instant, pourvu que ce soit libre (R5.5) ; il rapporte aussitôt, et si son rôle rentre, vous le récupérez dans le même tour.',
        },
        { id: 'R5.10', origin: 'K', text: 'Le monastère de votre nouvelle tuile est toujours libre.' },
      ],
    },
    {
      id: 'R6',
      title: 'Ce qui est relié',
      rules: [
        {
          id: 'R6.1',
          origin: 'P',
          text: 'Là où deux bords de ville se touchent, les deux parties forment une seule ville ; là où deux bords de route se touchent, une seule route.',
        },
        {
          id: 'R6.2',
          origin: 'P',
          text: 'Chaque côté d’une tuile a deux moitiés. Sur un côté de pré, les deux appartiennent à la même parcelle. Sur un côté de route, la route sépare deux parcelles, sauf au monastère avec chemin (A), où le pré contourne le bout du chemin. Les parcelles se relient là où leurs moitiés se touchent, jamais par-dessus une route ou une ville, jamais par un coin.',
        },
        {
          id: 'R6.3',
          origin: 'P',
          text: 'Les parties séparées d’une tuile ne se relient jamais sur cette tuile, mais d’autres tuiles peuvent les réunir.',
        },
      ],
    },
    {
      id: 'R7',
      title: 'Le décompte en cours de partie',
      rules: [
        {
          id: 'R7.1',
          origin: 'S',
          text: 'Une fois le partisan placé, on compte chaque route, ville et monastère que la nouvelle tuile a terminés, peu importe qui l’a posée. Les points sont reçus aussitôt.',
        },
        {
          id: 'R7.2',
          origin: 'K',
          text: 'Tous les décomptes d’un tour ont lieu en même temps ; l’ordre n’y change rien. Le journal cite les routes, puis les villes avec leurs réfugiés, puis les monastères : routes et villes dans l’ordre des parties de la tuile posée, monastères selon le tour où ils ont été posés.',
        },
        {
          id: 'R7.3',
          origin: 'S',
          text: 'Une route est terminée quand chacun de ses bouts s’arrête à un carrefour, une ville ou un monastère, ou quand elle forme une boucle, quelle que soit sa longueur. Autrement dit, aucune de ses parties ne mène à une case vide.',
        },
        {
          id: 'R7.4',
          origin: 'S',
          get text() {
            return `Elle rapporte ${points(POINTS.road)} par tuile. Une tuile que la route traverse deux fois compte une fois.`;
          },
        },
        {
          id: 'R7.5',
          origin: 'S',
          text: 'Une ville est terminée quand son mur l’entoure entièrement, sans trou à l’intérieur, de sorte qu’aucune de ses parties ne donne sur une case vide. Elle peut avoir autant de quartiers qu’on veut.',
        },
        {
          id: 'R7.6',
          origin: 'S',
          get text() {
            return `Votre chevalier vous rapporte ${points(POINTS.city)} par quartier de la ville et ${POINTS.pennant} par blason. Même la plus petite ville, de deux quartiers, rapporte ${points(smallest())} (Q8).`;
          },
        },
        {
          id: 'R7.7',
          origin: 'S',
          get text() {
            return `De plus, chaque réfugié près de cette ville rapporte ${points(POINTS.refugee)} par quartier à qui l’a placé. Les blasons ne comptent pas pour les réfugiés.`;
          },
        },
        {
          id: 'R7.8',
          origin: 'S',
          text: 'Les réfugiés sont payés un par un, sans majorité : ceux de plusieurs joueurs le sont tous, et deux des vôtres vous paient deux fois. Ils ne sont pas chevaliers et ne dépendent pas de leur majorité ; une ville sans chevalier les paie aussi (Q2).',
        },
        {
          id: 'R7.9',
          origin: 'K',
          text: 'Un réfugié est près d’une ville si la parcelle de pré où il se tient borde cette ville sur sa tuile. Entre deux villes, chacune le paie quand elle est terminée ; si les deux n’en font qu’une, il est payé une fois (Q3).',
        },
        {
          id: 'R7.10',
          origin: 'S',
          text: 'En posant habilement, vous pouvez réunir des ouvrages déjà occupés, si bien que plusieurs brigands partagent une route ou plusieurs chevaliers une ville. Seul est payé qui y en a le plus ; à égalité, chacun reçoit tous les points.',
        },
        {
          id: 'R7.11',
          origin: 'K',
          text: 'S’il n’y a aucun brigand sur une route terminée, ou aucun chevalier dans une ville terminée, personne n’est payé pour la route ou la ville elle-même.',
        },
        {
          id: 'R7.12',
          origin: 'S',
          get text() {
            return `Un monastère est terminé quand les ${AROUND} cases qui l’entourent sont remplies, diagonales comprises. Votre moine vous rapporte aussitôt ${points(MONASTERY)}, ${POINTS.monastery} par tuile, peu importe qui a posé la dernière. Une seule tuile peut terminer plusieurs monastères.`;
          },
        },
      ],
    },
    {
      id: 'R8',
      title: 'Le retour',
      rules: [
        {
          id: 'R8.1',
          origin: 'S',
          text: 'Quand une route, une ville ou un monastère est terminé et compté, ses brigands, ses chevaliers ou son moine retournent dans leurs réserves, même ceux qui n’ont rien rapporté.',
        },
        {
          id: 'R8.2',
          origin: 'S',
          text: 'À partir du tour suivant, vous pouvez les replacer dans n’importe quel rôle. Pas dans le même tour, puisqu’on place avant le décompte.',
        },
        {
          id: 'R8.3',
          origin: 'S',
          text: 'En un seul tour, vous pouvez placer un partisan, marquer avec lui et le récupérer.',
        },
        {
          id: 'R8.4',
          origin: 'S+K',
          text: 'Les réfugiés ne rentrent pas. Ils gardent leur parcelle jusqu’à la fin de la partie, même quand leur ville a été comptée, et leur pré reste occupé (R5.5). La table peut changer cela (R10, Q4).',
        },
        { id: 'R8.5', origin: 'S', text: 'Les partisans sur ce qui n’est pas terminé y restent.' },
      ],
    },
    {
      id: 'R9',
      title: 'Fin et décompte final',
      rules: [
        {
          id: 'R9.1',
          origin: 'S',
          text: 'La partie finit avec le tour où la dernière tuile est posée ; ce tour se joue jusqu’au bout, décompte compris. Si les dernières tuiles ne vont nulle part, voir R4.7.',
        },
        {
          id: 'R9.2',
          origin: 'S',
          get text() {
            return `On compte alors une fois tout ce qui est inachevé et porte des partisans. Un monastère rapporte ${points(POINTS_OPEN.monastery)} pour sa propre tuile et ${POINTS_OPEN.monastery} pour chaque tuile sur les ${AROUND} cases autour, une ville ${points(POINTS_OPEN.city)} par quartier et ${POINTS_OPEN.pennant} par blason, une route ${points(POINTS_OPEN.road)} par tuile.`;
          },
        },
        {
          id: 'R9.3',
          origin: 'K',
          text: 'La majorité dit à qui est une route ou une ville inachevée, comme en R7.10 ; à égalité, chacun reçoit tous les points.',
        },
        { id: 'R9.4', origin: 'S+K', text: 'Les réfugiés ne rapportent rien au décompte final (Q5).' },
        { id: 'R9.5', origin: 'K', text: 'Qui a gagné se décide selon R1.3.' },
      ],
    },
    {
      id: 'R10',
      title: 'Règles de la table',
      rules: [
        {
          id: 'R10',
          origin: 'K',
          text:
            'Vous choisissez cinq règles de la table avant la partie ; elles restent ensuite et figurent dans le compte rendu. ' +
            `Partisans (followers) : ${followers}, ou bien ${or(otherFollowers.map(String))}. ` +
            'Portée des réfugiés (refugeeScope) : avec « piece », R7.9 s’applique ; avec « meadow », un réfugié est près de toute ville qui borde une parcelle quelconque de son pré, tel que le pré est quand la ville est terminée. R5.7 dit toujours où l’on peut en placer un. ' +
            'Retour des réfugiés (refugeeReturn) : avec « stays », R8.4 s’applique ; avec « returns », un réfugié payé par au moins une ville à ce tour rentre une fois tous les décomptes du tour faits. ' +
            'Réfugiés à la fin (refugeeEnd) : avec « none », R9.4 s’applique ; avec « half », chaque réfugié sur la table rapporte, pour chaque ville inachevée près de laquelle il est, la moitié du nombre de ses quartiers, arrondie à l’inférieur. ' +
            'Quartiers (cityPartCount) : avec « cards », une tuile compte une fois par ville ; avec « segments », chaque partie de ville compte, pour les chevaliers, les réfugiés et le décompte final. Les routes se mesurent toujours en tuiles. ' +
            'Quatre mélanges ont un nom : Livret (manual) laisse tout comme le disent ces règles, Asile (haven) met refugeeReturn sur « returns », Camp (camp) met refugeeScope sur « meadow », ' +
            `Avec des enfants (children) donne ${Math.max(...FOLLOWERS)} partisans à chacun et met refugeeReturn sur « returns ». Tout autre mélange est permis. ` +
            'Vous pouvez aussi fixer qui commence (firstPlayer, R2.5). ' +
            'Les aides, comme les cases marquées, les tuiles restantes ou les points prévus, ne changent aucune règle.',
        },
      ],
    },
  ],
  rulings: [
    {
      id: 'Q1',
      question: 'Qu’est-ce qu’une parcelle de pré au bord d’une ville ?',
      answer:
        'Celle qui touche une partie de ville de sa propre tuile, celle qui vient d’être posée (R5.7). Au bord d’une tuile, le pré rencontre toujours le pré ; il ne peut donc y avoir de mur nulle part ailleurs.',
    },
    {
      id: 'Q2',
      question: 'Et si plusieurs joueurs ont des réfugiés près d’une même ville ?',
      answer: 'Chacun est payé en entier, sans majorité (R7.8). Le livret compte chaque réfugié à part.',
    },
    {
      id: 'Q3',
      question: 'De quelle ville dépend un réfugié dont le pré en touche plusieurs ?',
      answer:
        'De celles que borde sa propre parcelle (R7.9) : une le plus souvent, deux sur les tuiles H et I. Un partisan à bien des tuiles de là n’est pas près de la ville. La règle refugeeScope « meadow » le lit plus largement.',
    },
    {
      id: 'Q4',
      question: 'Les réfugiés rentrent-ils après le décompte ?',
      answer:
        'Non (R8.4). Le livret ne cite que brigands, chevaliers et moines parmi ceux qui rentrent. La règle refugeeReturn « returns » change cela.',
    },
    {
      id: 'Q5',
      question: 'Que rapportent à la fin les réfugiés près de villes inachevées ?',
      answer:
        'Rien (R9.4), puisque le décompte final du livret ne les mentionne pas. La règle refugeeEnd « half » change cela.',
    },
    {
      id: 'Q6',
      question: 'Un réfugié payé occupe-t-il encore son pré ?',
      answer: 'Oui, tant qu’il s’y tient (R5.5). Si une règle de la table le fait rentrer, le pré redevient libre.',
    },
    {
      id: 'Q7',
      question: 'Un quartier est-il une tuile ou une partie de tuile ?',
      answer:
        'Une tuile, qui compte une fois par ville. Cela n’importe que pour H et I, quand leurs deux parties finissent dans une même ville. La règle cityPartCount « segments » compte les parties.',
    },
    {
      id: 'Q8',
      get question() {
        return `Une ville de deux quartiers rapporte-t-elle ${points(smallest())} ou ${smallest() / 2} ?`;
      },
      get answer() {
        return `${points(smallest())} (R7.6). Le livret ne fait pas d’exception pour les petites villes.`;
      },
    },
    {
      id: 'Q9',
      question: 'Les blasons comptent-ils pour les réfugiés ?',
      answer: 'Non (R7.7). Le livret ne parle des blasons que pour le chevalier.',
    },
    {
      id: 'Q10',
      question: 'Et s’il n’y a pas de chevalier dans une ville terminée ?',
      answer: 'Les points des chevaliers sont perdus, mais les réfugiés sont tout de même payés (R7.8, R7.11).',
    },
    {
      id: 'Q11',
      question: 'Et si vous avez un chevalier et un réfugié à la même ville ?',
      get answer() {
        return `Vous recevez les deux : les points de la majorité des chevaliers et ${points(POINTS.refugee)} par quartier pour le réfugié.`;
      },
    },
    {
      id: 'Q12',
      question: 'Peut-on placer un réfugié au bord de la ville d’un autre ?',
      answer: 'Oui. Seul le pré doit être libre (R5.5) ; ce rôle est surtout fait pour cela.',
    },
    {
      id: 'Q13',
      question: 'Peut-on placer un réfugié au bord d’une ville que la tuile termine à l’instant ?',
      answer: 'Oui, et il est payé aussitôt (R5.9).',
    },
    {
      id: 'Q14',
      question: 'Et si des prés avec des réfugiés se rejoignent ?',
      answer: 'C’est permis, et tous restent. Personne ne peut placer un réfugié de plus sur ce pré.',
    },
    {
      id: 'Q15',
      question: 'Un partisan peut-il se tenir sur la tuile de départ ?',
      answer: 'Non, car on ne place que sur la tuile qui vient d’être posée (R5.3).',
    },
    {
      id: 'Q16',
      question: 'Et si les dernières tuiles ne vont nulle part ?',
      answer: 'Elles sortent du jeu. S’il n’en reste aucune, la partie finit sans ce tour (R4.7).',
    },
    { id: 'Q17', question: 'De quelle réserve vient le partisan ?', answer: 'De la vôtre (R5.2).' },
    {
      id: 'Q18',
      question: 'Quand peut-on replacer des partisans rentrés ?',
      answer: 'À partir de votre tour suivant (R8.2). Cela va de soi, puisqu’on place avant le décompte.',
    },
    {
      id: 'Q19',
      question: 'Que veut dire « Besitzen » dans le décompte final du livret ?',
      answer: 'C’est une coquille pour « Besitzer », le propriétaire : celui qui a la majorité (R9.3).',
    },
    {
      id: 'Q20',
      question: 'Comment lire la phrase bancale du livret sur les points des réfugiés ?',
      get answer() {
        return `Comme « ${points(POINTS.refugee)} par quartier pour chaque réfugié » (R7.7) ; le reste, ce sont des fautes d’orthographe.`;
      },
    },
    {
      id: 'Q21',
      question: 'Un monastère compte-t-il sa propre tuile au décompte final ?',
      get answer() {
        return `Oui (R9.2). Un monastère sans voisine rapporte ${points(POINTS_OPEN.monastery)}, comme un monastère terminé en rapporte ${AROUND} + 1 = ${MONASTERY}.`;
      },
    },
  ],
  get reconstructed() {
    return `Le livret ne décrit ni le matériel ni la mise en place. Les ${TILES.length} tuiles avec leur nombre, leurs bords et leurs liaisons, ainsi que la tuile de départ, suivent des sources publiques sur le modèle du jeu (P). Nous avons ajouté (K) le nombre de joueurs, les ${followers} partisans par personne, les couleurs, les noms des tuiles, les endroits où les partisans s’y tiennent, le tirage au sort de qui commence et les règles de la table.`;
  },
};
