// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  fits: 'Eine ganze Seite liegt am Startplättchen an, Stadt an Stadt: Das Plättchen passt.',
  corner: 'Nur die Ecken berühren sich: Da darf das Plättchen nicht liegen.',
  mismatch: 'Links geht die Straße weiter. Rechts liefe sie in eine Wiese.',
  roles: 'Wegelagerer, Ritter, Mönch und Flüchtling, jeder an seinem Platz.',
  taken: 'Auf der Straße steht schon jemand. Das linke Plättchen macht sie nur länger.',
  meadow: 'Links grenzt die Wiese auf diesem Plättchen an eine Stadt. Rechts ist auf dem Plättchen keine.',
  road: 'Von der Kreuzung bis zum Kloster: ein Punkt für jedes Plättchen.',
  city: 'Die kleinste Stadt, und eine aus drei Teilen mit Wappen.',
  refugee: 'Der Flüchtling vor der Mauer bekommt für jeden Teil der fertigen Stadt etwas, neben dem Ritter darin.',
  majority: 'Je ein Ritter: Beide bekommen alle Punkte.',
  monastery: 'Der Mönch in der Mitte, alle acht Felder um ihn belegt.',
  stays: 'Die Stadt ist fertig und gewertet. Der Flüchtling bleibt auf seiner Wiese.',
};
