// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  fits: 'Tout un côté touche la tuile de départ, ville contre ville : la tuile convient.',
  corner: 'Seuls les coins se touchent : la tuile ne peut pas se poser là.',
  mismatch: 'À gauche, la route continue. À droite, elle buterait sur un pré.',
  roles: 'Brigand, chevalier, moine et réfugié, chacun à sa place.',
  taken: 'Quelqu’un se tient déjà sur la route. La tuile de gauche ne fait que l’allonger.',
  meadow: 'À gauche, le pré borde une ville sur cette tuile. À droite, la tuile n’en a pas.',
  road: 'Du carrefour au monastère : un point par tuile.',
  city: 'La plus petite ville, et une de trois quartiers avec un blason.',
  refugee:
    'Le réfugié devant les murs est payé pour chaque quartier de la ville terminée, à côté du chevalier qui s’y trouve.',
  majority: 'Un chevalier chacun : les deux reçoivent tous les points.',
  monastery: 'Le moine au milieu, les huit cases qui l’entourent remplies.',
  stays: 'La ville est terminée et comptée. Le réfugié garde son pré.',
};
