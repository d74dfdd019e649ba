// What the lab looks at in a finished game.
import { type GameLab, type LabWords, seatsFrom } from '../../text/lab.ts';
import { GOODS, type Good } from './data/goods.ts';
import { buildingOf, readBuilding } from './data/kinds.ts';
import { type Happened, MODULE_IDS, type ModuleId, type S, type Side } from './types.ts';
import { names as german } from './words/de/names.ts';
import { names as english } from './words/en/names.ts';
import type { CardNames } from './words/names.ts';

const KINDS = {
  de: {
    modules: 'Module',
    mastersOut: 'Großmeister im Spiel',
    functions: 'Gebäude nach Funktion',
    buildings: 'Gebäude',
    places: 'Gebäude nach Stadt',
    masters: 'Großmeister am Ende',
    goods: 'Womit bezahlt wurde',
  },
  en: {
    modules: 'Modules',
    mastersOut: 'Grand Masters in play',
    functions: 'Buildings by function',
    buildings: 'Buildings',
    places: 'Buildings by city',
    masters: 'Grand Masters at the end',
    goods: 'What was paid with',
  },
};
const SIDES: Readonly<Record<'de' | 'en', Readonly<Record<Side, string>>>> = {
  de: { max: 'die meisten', first: 'zuerst', money: '' },
  en: { max: 'the most', first: 'the first', money: '' },
};
const LINES = {
  de: {
    printed: 'Gebäude',
    merchantCities: 'Städte mit Händlern',
    knightCities: 'Städte mit Rittern',
    sameCity: 'Weitere Gebäude einer Stadt',
    twoPerCity: 'Städte mit zwei Gebäuden',
    leftInHand: 'Gebäude auf der Hand',
    tileOwned: 'Großmeister',
    tileReached: 'Großmeister auch erreicht',
    tileSecond: 'Großmeister: Zweiter',
    money: 'Geld',
    spaces: 'Felder der Bürgermeister',
    mayor: 'Bürgermeister',
  },
  en: {
    printed: 'Buildings',
    merchantCities: 'Cities with Merchants',
    knightCities: 'Cities with Knights',
    sameCity: 'Further buildings of a city',
    twoPerCity: 'Cities with two buildings',
    leftInHand: 'Buildings left in hand',
    tileOwned: 'Grand Master',
    tileReached: 'Grand Master reached as well',
    tileSecond: 'Grand Master: second',
    money: 'Money',
    spaces: 'Spaces of the mayors',
    mayor: 'Mayor',
  },
};

function wordsOf(language: 'de' | 'en', names: CardNames): LabWords {
  const building = (code: string): string => {
    const { place, kind } = buildingOf(readBuilding(code)!);
    return names.building(place, kind);
  };
  /** 'knight first': the tile and the side that lies up. */
  const master = (id: string): string => {
    const [tile, side] = id.split(' ') as ['riga', Side];
    return [names.tiles[tile], SIDES[language][side]].filter((word) => word !== '').join(', ');
  };
  const named: Readonly<Record<string, (id: string) => string>> = {
    modules: (id) => (id === 'none' ? '–' : names.modules[id as ModuleId]),
    mastersOut: master,
    functions: (id) => names.functions[id as 'NONE'],
    buildings: building,
    places: (id) => names.places[id as 'riga'],
    masters: master,
    goods: (id) => names.goods[id as Good],
  };
  return { kinds: KINDS[language], lines: LINES[language], thing: (kind, id) => named[kind](id) };
}

export const lab: GameLab<S, Happened> = {
  common({ open, settings }) {
    const modules = MODULE_IDS.filter((id) => settings[id]);
    return {
      modules: modules.length === 0 ? ['none'] : modules,
      mastersOut: open.masters.map(({ tile, side }) => `${tile} ${side}`),
    };
  },
  had({ open }, seat, told) {
    const buildings = open.towns[seat].buildings.map(buildingOf);
    return {
      functions: buildings.map(({ does }) => does),
      buildings: buildings.map(({ code }) => code),
      places: buildings.map(({ place }) => place),
      masters: open.masters.filter(({ owner }) => owner === seat).map(({ tile, side }) => `${tile} ${side}`),
      goods: told.flatMap((one) =>
        one.e === 'erected' && one.seat === seat ? one.goods.map((good) => GOODS[good]) : [],
      ),
    };
  },
  order(s, told) {
    const began = told.find((one) => one.e === 'began');
    return seatsFrom(began?.e === 'began' ? began.first : 0, s.own.length);
  },
};

export const labWords: Readonly<Record<'de' | 'en', LabWords>> = {
  de: wordsOf('de', german),
  en: wordsOf('en', english),
};
