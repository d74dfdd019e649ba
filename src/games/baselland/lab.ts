// What the lab looks at in a finished game.
import { type GameLab, type LabWords, seatsFrom } from '../../text/lab.ts';
import { tileNames as german } from './text/de.ts';
import { tileNames as english } from './text/en.ts';
import type { Award, Happened, Role, S, TileType } from './types.ts';

const KINDS = {
  de: { tiles: 'Gelegte Plättchen', roles: 'Gefolgsleute', features: 'Gewertete Bauwerke', ends: 'Wie es endete' },
  en: { tiles: 'Tiles laid', roles: 'Followers put', features: 'Features scored', ends: 'How it ended' },
};
type Ending = Extract<Happened, { e: 'ended' }>['why'];
interface Names {
  readonly tiles: Readonly<Record<TileType, string>>;
  readonly roles: Readonly<Record<Role, string>>;
  readonly features: Readonly<Record<Award['what'], string>>;
  readonly ends: Readonly<Record<Ending, string>>;
}
const NAMES: Readonly<Record<'de' | 'en', Names>> = {
  de: {
    tiles: german,
    roles: { highwayman: 'Wegelagerer', knight: 'Ritter', monk: 'Mönch', refugee: 'Flüchtling' },
    features: { road: 'Straße', city: 'Stadt', monastery: 'Kloster', refugee: 'Flüchtling bei einer Stadt' },
    ends: { allLaid: 'alle Plättchen gelegt', noneFits: 'keines passte mehr' },
  },
  en: {
    tiles: english,
    roles: { highwayman: 'Highwayman', knight: 'Knight', monk: 'Monk', refugee: 'Refugee' },
    features: { road: 'Road', city: 'City', monastery: 'Monastery', refugee: 'Refugee beside a city' },
    ends: { allLaid: 'all tiles laid', noneFits: 'none fitted any more' },
  },
};
const LINES = {
  de: {
    road: 'Straßen',
    city: 'Städte',
    monastery: 'Klöster',
    refugee: 'Flüchtlinge',
    openRoad: 'Unfertige Straßen',
    openCity: 'Unfertige Städte',
    openMonastery: 'Unfertige Klöster',
    openRefugee: 'Flüchtlinge bei unfertigen Städten',
  },
  en: {
    road: 'Roads',
    city: 'Cities',
    monastery: 'Monasteries',
    refugee: 'Refugees',
    openRoad: 'Unfinished roads',
    openCity: 'Unfinished cities',
    openMonastery: 'Unfinished monasteries',
    openRefugee: 'Refugees beside unfinished cities',
  },
};

const wordsOf = (language: 'de' | 'en'): LabWords => ({
  kinds: KINDS[language],
  lines: LINES[language],
  thing: (kind, id) => (NAMES[language][kind as keyof Names] as Readonly<Record<string, string>>)[id],
});

export const lab: GameLab<S, Happened> = {
  common: (_s, told) => ({ ends: told.flatMap((one) => (one.e === 'ended' ? [one.why] : [])) }),
  had: ({ open }, seat, told) => ({
    tiles: told.flatMap((one) => (one.e === 'placed' && one.seat === seat ? [one.tile[0]] : [])),
    roles: told.flatMap((one) => (one.e === 'put' && one.seat === seat ? [one.role] : [])),
    features: open.awards.filter((award) => award.seat === seat).map(({ what }) => what),
  }),
  order: ({ open, own }) => seatsFrom(open.starter, own.length),
  words: { de: wordsOf('de'), en: wordsOf('en') },
};
