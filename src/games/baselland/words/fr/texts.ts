import { kitOf } from '../../../../text/kit.ts';
import { about as baselland } from '../../about.ts';
import { TYPES } from '../../data/kinds.ts';
import { AROUND, FOLLOWERS } from '../../data/numbers.ts';
import type { RegionKind, Role } from '../../types.ts';
import {
  type BasellandTexts,
  type EventWords,
  type Fact,
  kindOf,
  makeTexts,
  readable,
  tileName,
  type Words,
} from '../sentences.ts';
import { about } from './about.ts';
import { kinds } from './kinds.ts';
import { names } from './names.ts';

const { counted } = kitOf('fr');

const ONTO: Readonly<Record<RegionKind, string>> = {
  road: 'sur la route',
  city: 'dans la ville',
  monastery: 'dans le monastère',
  field: 'sur le pré',
};
const THE: Readonly<Record<RegionKind, string>> = {
  road: 'La route',
  city: 'La ville',
  monastery: 'Le monastère',
  field: 'Le pré',
};
const A: Readonly<Record<Role, string>> = {
  knight: 'un chevalier',
  highwayman: 'un brigand',
  monk: 'un moine',
  refugee: 'un réfugié',
};
const WAYS = [
  'au nord',
  'au nord-est',
  'à l’est',
  'au sud-est',
  'au sud',
  'au sud-ouest',
  'à l’ouest',
  'au nord-ouest',
];
const SIDE: Readonly<Record<string, string>> = { N: 'Au nord', E: 'À l’est', S: 'Au sud', W: 'À l’ouest' };
const EDGE: Readonly<Record<string, string>> = { C: 'une ville', R: 'une route', F: 'un pré' };
const OCCUPIED: Readonly<Record<string, string>> = {
  road: 'sur cette route',
  city: 'dans cette ville',
  field: 'sur ce pré',
};

const cell = (x: number, y: number) => `colonne ${readable(x)}, ligne ${readable(y)}`;
const at = (fact: Fact) => fact('cell');
const tile = (fact: Fact, name = 'tile') => tileName(names, fact(name));
const people = (n: string) => counted(n, 'partisan', 'partisans');
const side = (fact: Fact) => SIDE[fact('side')] ?? fact('side');
const edge = (code: string) => EDGE[code] ?? code;
const atSide = (fact: Fact) => side(fact).replace(/^./, (first) => first.toLowerCase());
/** A meadow is never finished; with R10 `returns` a city beside it sends the refugee home. */
const finished = (region: string) =>
  `${kindOf(region) === 'field' ? 'Une ville au bord du pré' : THE[kindOf(region)]} (${region})`;
const isFinished = (region: string) => (kindOf(region) === 'monastery' ? 'est terminé' : 'est terminée');
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const typed = (text: string) => (text === 'nothing' ? 'ici, il n’y a rien' : `ici, il y a ${text}`);

const settings: Words['settings'] = {
  followers: {
    name: 'Partisans',
    about: 'Le nombre de partisans que vous avez en réserve au départ.',
    values: Object.fromEntries(FOLLOWERS.map((n) => [n, counted(n, 'partisan', 'partisans')])),
  },
  refugeeScope: {
    name: 'Portée des réfugiés',
    about: 'Dit quelles villes terminées paient un réfugié.',
    values: {
      piece: 'Seulement les villes qui bordent sa propre parcelle de pré',
      meadow: 'Toutes les villes qui bordent le pré entier',
    },
  },
  refugeeReturn: {
    name: 'Retour des réfugiés',
    about: 'Dit si un réfugié payé revient dans votre réserve.',
    values: { stays: 'Les réfugiés restent jusqu’à la fin', returns: 'Les réfugiés payés rentrent' },
  },
  refugeeEnd: {
    name: 'Réfugiés à la fin',
    about: 'Dit ce que rapporte un réfugié près d’une ville inachevée lors du décompte final.',
    values: { none: 'Aucun point', half: 'La moitié du nombre de quartiers, arrondie à l’inférieur' },
  },
  cityPartCount: {
    name: 'Quartiers',
    about: 'Dit ce qui compte quand deux parties d’une même tuile appartiennent à la même ville.',
    values: { cards: 'Chaque tuile compte une fois', segments: 'Chaque partie de ville compte' },
  },
  firstPlayer: {
    name: 'Qui commence',
    about: 'Dit qui joue le premier tour.',
    values: { random: 'Le sort décide', first: 'La personne à la première place' },
  },
};

const events: EventWords = {
  began: (name) => `${name} commence, puis chacun joue à son tour`,
  drew: (name, tile) => `${name} tire une tuile : ${tile}`,
  removed: (tile) => `${tile} ne va nulle part et sort du jeu`,
  placed: (name, tile, spot) => `${name} pose ${tile} en ${spot}`,
  put: (name, role, kind) => `${name} place ${A[role]} ${ONTO[kind]}`,
  finished: (what, size) =>
    ({
      get road() {
        return `Une route ${size} est terminée`;
      },
      get city() {
        return `Une ville ${size} est terminée`;
      },
      get monastery() {
        return `Un monastère est terminé ; ${AROUND} tuiles l’entourent`;
      },
    })[what],
  scored: (name, points, what, size) => {
    const source = {
      road: 'une route',
      city: 'une ville',
      monastery: 'un monastère',
      refugee: 'un réfugié près d’une ville',
    }[what];
    return `${name} reçoit ${counted(points, 'point', 'points')} pour ${source} ${size}`;
  },
  returned: (name, role) => `${name} reprend ${A[role].replace('un ', 'le ')} dans sa réserve`,
  ended: {
    allLaid: 'La dernière tuile est posée ; place au décompte final',
    noneFits: 'Plus aucune tuile ne convient et la pile est vide ; place au décompte final',
  },
};

const refusals: Words['refusals'] = {
  taken: (f) => `Il y a déjà une tuile en ${at(f)}`,
  noContact: () => 'Ici, la tuile ne touche aucun côté d’une tuile déjà posée',
  cornerOnly: () => 'Ici, les tuiles ne se touchent que par un coin ; il faut un côté entier',
  edgeDiffers: (f) => `${side(f)}, la tuile montre ${edge(f('shows'))}, mais sa voisine montre ${edge(f('meets'))}`,
  mustLay: () => 'Cette tuile peut être posée : vous devez donc la poser',
  otherTile: (f) => `La tuile tirée est ${tile(f, 'drawn')} ; vous ne pouvez pas en poser une autre maintenant`,
  looksTheSame: (f) => `Cette tuile a le même aspect avec moins de rotations ; prenez la rotation ${f('turn')}`,
  notASpot: () => 'Ce n’est pas une place pour une tuile ; indiquez tuile, colonne, ligne et rotation',
  noFollowers: () => 'Votre réserve est vide ; vous ne pouvez que poser, jusqu’au retour d’un partisan',
  occupied: (f) => `Il y a déjà un partisan ${OCCUPIED[f('kind')] ?? 'ici'}`,
  noCityBeside: (f) =>
    `La parcelle de pré ${f('region')} ne borde aucune ville sur sa tuile ; aucun réfugié ne peut s’y tenir`,
  noSuchRegion: (f) => `Sur la tuile qui vient d’être posée, ${tile(f)}, il n’y a pas de ${f('region')}`,
  onlyOne: () => 'Vous placez au plus un partisan par tour',

  notAnObject: (f) => `Il faut ici ${f('expected').startsWith('[') ? 'une liste' : 'un objet'} : ${f('expected')}`,
  unknownField: (f) => `« ${f('field')} » n’a pas sa place ici`,
  notWhole: (f) => `Il faut un nombre entier ; ${typed(f('value'))}`,
  tooLong: (f) => `La liste est trop longue ; elle a au plus ${counted(f('max'), 'entrée', 'entrées')}`,
  emptyName: () => 'Il manque un nom ici',
  badSetting: (f) => `« ${f('setting')} » n’admet que ces valeurs : ${f('values')}`,
  unknownPlayer: (f) => `Personne à la table ne s’appelle « ${f('name')} »`,
  playerTwice: (f) => `« ${f('name')} » est deux fois à la table ; il faut un nom différent pour chacun`,
  playerCount: (f) =>
    `La table accueille de ${baselland.seats.min} à ${baselland.seats.max} joueurs, pas ${f('count')}`,
  badScore: (f) => `Un score est un nombre entier, au moins 0 ; ${typed(f('value'))}`,
  lessThanAnyAward: (f) => `Personne n’a ${f('value')} : la plus petite route terminée rapporte déjà ${f('min')}`,
  noStart: () => `Il manque la tuile de départ : D en ${cell(0, 0)}, sans rotation`,
  unknownTile: (f) => `Les types de tuiles vont de ${TYPES[0]} à ${TYPES.at(-1)} ; ${typed(f('tile'))}`,
  tooManyTiles: (f) =>
    `Il n’y a que ${f('max')} exemplaires de ${tile(f, 'type')} dans le jeu, ici il y en a ${f('count')}`,
  badTurn: (f) => `La rotation est 0, 1, 2 ou 3 ; ${typed(f('value'))}`,
  apart: (f) => `La tuile en ${at(f)} n’a aucun côté commun avec les autres`,
  cellTwice: (f) => `Il y a deux tuiles en ${at(f)}`,
  neighbourDiffers: (f) => `La tuile en ${at(f)} ne s’accorde pas avec sa voisine ${atSide(f)}`,
  noTileThere: (f) => `Il n’y a pas de tuile en ${at(f)}`,
  noRegionThere: (f) => `Sur la tuile ${tile(f)}, il n’y a pas de ${f('region')}`,
  startTile: () => 'Aucun partisan ne se tient sur la tuile de départ, car personne ne l’a posée à son tour',
  layFirst: () => 'Posez d’abord la tuile, puis placez un partisan',
  alreadyLaid: () => 'La tuile est posée ; il s’agit maintenant du partisan',
  moreFollowersThanTurns: (f) =>
    `${f('name')} a ${f('count')} partisans en jeu ; avec ${f('tiles')} tuiles posées, tout le monde n’a pas eu autant de tours`,
  scoreTooHigh: (f) => `${f('name')} ne peut pas encore avoir de points : rien n’est terminé`,
  scoreTooLow: (f) => `${f('name')} a au moins ${f('min')} points : c’est ce que les réfugiés ont déjà reçu`,
  onePerTile: (f) => `Il y a déjà un partisan sur la tuile en ${at(f)} ; on en place au plus un par tour`,
  featureFinished: (f) =>
    `${finished(f('region'))} en ${at(f)} ${isFinished(f('region'))} ; qui s’y trouvait est déjà rentré`,
  tooManyFollowers: (f) => `${f('name')} a ${people(f('max'))} en tout, mais ${f('count')} sur la table`,
  crowded: (f) =>
    `${THE[kindOf(f('region'))]} (${f('region')}) en ${at(f)} n’était plus libre ; personne ne pouvait s’y placer`,

  wrongMove: (f) => `Ce coup n’est pas lisible ; on l’écrit ainsi : ${f('format')}`,
  wrongScores: (f) => `Après ce coup, le score est ${f('got')} ; il est écrit ${f('want')}`,
  wrongFinal: (f) => `Après le décompte final, le score est ${f('got')} ; il est écrit ${f('want')}`,
  wrongSupply: (f) => `À la fin, la réserve est ${f('got')} ; il est écrit ${f('want')}`,
};

export const texts: BasellandTexts = makeTexts({
  title: about.title,
  tagline:
    'Composez ensemble un pays de routes, de villes, de monastères et de prés, et placez vos gens aux bons endroits',
  settings,
  presets: {
    manual: 'Livret : comme dans le livret ; là où il se tait, selon notre lecture',
    haven: 'Asile : les réfugiés rentrent dès qu’une ville les a payés',
    camp: 'Camp : les réfugiés dépendent de toutes les villes autour de leur pré',
    get children() {
      return `Avec des enfants : ${Math.max(...FOLLOWERS)} partisans pour chacun, et tous rentrent une fois payés ; l’exception des réfugiés disparaît`;
    },
  },
  names,
  askPlace: 'Posez la tuile',
  askFollower: 'Placez un partisan sur la tuile, ou aucun',
  nobody: 'Ne placer aucun partisan',
  lay: (tile, spot) => `${tile} en ${spot}`,
  cell,
  turned: ['sans rotation', 'tournée une fois', 'tournée deux fois', 'tournée trois fois'],
  stand: (role, kind, way) => `${names.roles[role]} ${ONTO[kind]}${way === null ? '' : ` ${WAYS[way]}`}`,
  size: (n, unit, pennants) => {
    const size = unit === 'parts' ? counted(n, 'quartier', 'quartiers') : counted(n, 'tuile', 'tuiles');
    return pennants > 0 ? `de ${size} avec ${counted(pennants, 'blason', 'blasons')}` : `de ${size}`;
  },
  lines: {
    road: 'Route',
    city: 'Ville',
    monastery: 'Monastère',
    refugee: 'Réfugié près d’une ville',
    openRoad: 'Route inachevée',
    openCity: 'Ville inachevée',
    openMonastery: 'Monastère inachevé',
    openRefugee: 'Réfugié près d’une ville inachevée',
    entered: 'Points de la table',
  },
  inTurn: (turn) => `tour ${turn}`,
  events,
  kinds,
  refusals,
});
