// Who plays against people, and what they say about what everybody has seen.
import type { CharacterWords } from '../../../../text/characters.ts';

export const characters: CharacterWords = {
  tempers: {
    bold: 'mise sur les grandes villes, même inachevées',
    careful: 'garde ses partisans à la maison',
    builder: 'aime envoyer moines et réfugiés au long cours',
    spoiler: 'n’accorde pas un point aux autres',
  },
  who: {
    vreni: {
      about: 'Garde des chèvres et prend son temps.',
      says: {
        sits: ['Il fait bon ici en haut.', 'Je ne suis pas descendue depuis longtemps.'],
        scores: ['Ça allait bien.', 'Vous voyez, ça marche.'],
        outscored: ['Oh là, c’était beaucoup.', 'Voilà donc comment on fait.'],
        won: ['Je le raconterai à la maison.', 'Qui l’aurait cru.'],
        lost: ['À demain, alors.', 'La vue était belle quand même.'],
      },
    },
    ueli: {
      about: 'Cocher qui ne fait jamais demi-tour.',
      says: {
        sits: ['Allez, en route.', 'J’ai le vent dans le dos.'],
        scores: ['Voilà comment on conduit.', 'Qui ose arrive.'],
        outscored: ['Pas mal pour un piéton.', 'Je vais le rattraper.'],
        won: ['Vite et tout droit.', 'La route était libre.'],
        lost: ['Un essieu cassé juste avant la fin.', 'La prochaine fois je prends le virage.'],
      },
    },
    salome: {
      about: 'Aubergiste qui compte chaque sou.',
      says: {
        sits: ['Asseyez-vous, la table est mise.', 'Aujourd’hui, c’est moi l’invitée.'],
        scores: ['Il faut savoir attendre.', 'Voilà qui est acquis.'],
        outscored: ['Je le note sur l’ardoise.', 'Bien calculé.'],
        won: ['Ce qui compte, c’est ce qui est à la cave.', 'Le calme paie.'],
        lost: ['Celle-ci est pour moi.', 'J’étais trop économe.'],
      },
    },
    jakob: {
      about: 'Paysan qui pense à après-demain.',
      says: {
        sits: ['D’abord semer, puis récolter.', 'Bonjour à tous.'],
        scores: ['C’était semé au printemps.', 'Cela mûrit.'],
        outscored: ['Une bonne année pour vous.', 'C’était rapide.'],
        won: ['Une belle récolte.', 'La patience porte ses fruits.'],
        lost: ['Un été pluvieux.', 'La terre a besoin de repos.'],
      },
    },
    dorothea: {
      about: 'Arpenteuse au crayon pointu.',
      says: {
        sits: ['Je connais les limites par cœur.', 'À qui est ce pré ?'],
        scores: ['Juste sur la ligne.', 'C’était sur mon chemin.'],
        outscored: ['Je vais remesurer cela.', 'Joli, mais cher payé.'],
        won: ['Du travail propre.', 'Ce sont les bords qui comptent.'],
        lost: ['Il y avait un trou dans ma carte.', 'Bien dessiné.'],
      },
    },
    balthasar: {
      about: 'Bailli qui a vu grandir des villes.',
      says: {
        sits: ['Montrez-moi votre pays.', 'J’ai apporté du temps.'],
        scores: ['Une ville demande du courage.', 'Comme je l’avais pensé.'],
        outscored: ['Remarquable.', 'Cela sera dans la chronique.'],
        won: ['Le pays est en ordre.', 'Une belle partie.'],
        lost: ['La charge est à vous.', 'Je tire mon chapeau.'],
      },
    },
  },
};
