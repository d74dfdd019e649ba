// What the pictures of the rulebook show.
import type { PlateWords } from '../../../../text/package.ts';

export const plates: PlateWords = {
  fits: 'A whole side lies against the start tile, city against city: the tile fits.',
  corner: 'Only the corners meet: the tile may not lie there.',
  mismatch: 'Left, the road goes on. Right, it would run into a meadow.',
  roles: 'Highwayman, knight, monk and refugee, each where they stand.',
  taken: 'Somebody stands on the road already. The tile on the left only makes it longer.',
  meadow: 'Left, the meadow borders a city on this tile. Right, there is no city on the tile.',
  road: 'From the junction to the monastery: a point for every tile.',
  city: 'The smallest city, and one of three parts with a pennant.',
  refugee: 'The refugee outside the wall is paid for every part of the finished city, beside the knight in it.',
  majority: 'One knight each: both get all the points.',
  monastery: 'The monk in the middle, all eight cells around him filled.',
  stays: 'The city is finished and scored. The refugee keeps his meadow.',
};
