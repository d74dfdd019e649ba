import { kitOf } from '../../../../text/kit.ts';
import { inWords } from '../../../../text/numbers.ts';
import { about } from '../../about.ts';
import { CODES } from '../figures.ts';
import type { PadRefusals } from '../pad-refusals.ts';
import { names } from './names.ts';

const { counted } = kitOf('de');
const TO = ' bis ';
/** Solo has a form of its own. */
const fewest = about.seats.min + 1;
/** What somebody typed instead, as JSON; `nothing` if it is missing. */
const given = (value: string): string => `hier steht ${value === 'nothing' ? 'nichts' : value}`;

export const padRefusals: PadRefusals = {
  notAnObject: (f) =>
    `Hier wird ${f('expected').startsWith('[') ? 'eine Liste' : 'ein Objekt'} gebraucht: ${f('expected')}`,
  unknownField: (f) => `Die Angabe „${f('field')}“ gehört nicht hierher`,
  notWhole: (f) => `Gebraucht wird eine ganze Zahl; ${given(f('value'))}`,
  tooLong: (f) => `Die Liste ist zu lang; sie hat höchstens ${counted(f('max'), 'Eintrag', 'Einträge')}`,
  notYesOrNo: (f) => `Schreibe hier true oder false; ${given(f('value'))}`,
  badCard: (f) =>
    `Was auf einem Plättchen oder einer Karte steht, gehört zu einem, das es gibt, oder zu einem anderen samt seinen Symbolen oder dem, was es zählt; hier steht ${f('value')}`,
  typedTwice: (f) => `Für ${f('id')} ist schon etwas eingetragen`,
  typedRange: (f) => `Hier geht eine Zahl von ${f('least')} bis ${f('most')}, nicht ${f('count')}`,
  typedCount: (f) => `Hier gehört eine Liste von ${f('least')} bis ${f('most')} hin, nicht von ${f('count')}`,
  typedChoice: (f) => `Möglich ist hier: ${f('values')}; ${given(f('value'))}`,

  emptyName: () => 'Hier fehlt ein Name',
  playerTwice: (f) => `„${f('name')}“ sitzt zweimal am Tisch; jeder braucht einen eigenen Namen`,
  playerCount: (f) =>
    `Am Tisch sitzen ${fewest} bis ${about.seats.max} Spieler, nicht ${f('count')}; für ein Solospiel schreibe "solo": true`,
  soloPlayers: (f) =>
    `Im Solospiel stehen hier genau ${inWords('de', fewest)}: erst du, dann Boris oder Rik; genannt sind ${f('count')}`,
  opponentHasOnlyVp: (f) =>
    `${f('name')} hat nur Siegpunkte, keine Karten, Marker oder Meister; „${f('field')}“ gehört nicht dazu`,

  unknownTile: (f) =>
    `Zünfte heißen ${CODES.guilds.join(TO)}, besondere Gebäude ${CODES.buildings.join(TO)}; ${given(f('value'))}`,
  tileTwice: (f) => `${f('id')} liegt schon auf (${f('x')},${f('y')}); jedes Plättchen gibt es nur einmal`,
  cellTwice: (f) => `Auf (${f('x')},${f('y')}) liegt schon etwas`,
  guildhallElsewhere: (f) => `Bei ${f('players')} Spielern liegt die Zunfthalle auf ${f('cells')}`,
  noSuchCell: (f) => `In der Stadt für ${f('players')} Spieler liegt auf (${f('x')},${f('y')}) nie ein Plättchen`,
  cellMissing: (f) =>
    `Auf (${f('x')},${f('y')}) fehlt ein Plättchen; eine Stadt für ${f('players')} Spieler hat ${f('sizes')} Plättchen, und alle gehören hierher, auch offene`,
  onlyChurchHere: (f) =>
    `Auf (${f('x')},${f('y')}) liegt bei ${f('players')} Spielern immer ${CODES.church}, die ${names.tiles[CODES.church]}, nicht ${f('id')}`,
  churchElsewhere: (f) =>
    `${CODES.church}, die ${names.tiles[CODES.church]}, liegt bei ${f('players')} Spielern immer auf (${f('x')},${f('y')})`,
  specialHere: (f) =>
    `Auf (${f('x')},${f('y')}) liegt immer ein besonderes Gebäude (${CODES.others.join(TO)}), nicht ${f('id')}`,
  guildHere: (f) =>
    `Auf (${f('x')},${f('y')}) liegt zu zweit immer ein Zunft-Plättchen (${CODES.guilds.join(TO)}), nicht ${f('id')}`,
  masterOfNobody: (f) => `Ein Meister gehört jemandem am Tisch; ohne Meister schreibe null; ${given(f('value'))}`,
  opponentHasNoMaster: (f) => `${f('name')} hat nie einen Meister; seine Plättchen haben "master": null`,
  masterOnUnresolved: (f) => `${f('id')} ist offen; ein Meister steht nur auf einem gewerteten Plättchen`,

  belowZero: (f) => `Die Zahl kann nicht negativ sein; ${given(f('value'))}`,
  unknownMayor: (f) => `Belohnungskarten heißen ${CODES.mayors.join(TO)}; ${given(f('value'))}`,
  mayorTwice: (f) => `${f('id')} hat schon ${f('name')}; jede Belohnungskarte gibt es nur einmal`,
  tooManyPawns: (f) =>
    `${f('name')} hätte ${f('masters')} Meister und ${f('pawns')} Mitglieder in der Zunfthalle; jeder hat zusammen nur ${f('max')}`,
  tooManyNeutrals: (f) => `Zusammen wären das ${f('count')} Neutrale; im Spiel sind nur ${f('max')}`,
  tooManyCards: (f) => `Zusammen wären das ${f('count')} Handkarten; es gibt nur ${f('max')} Aktionskarten`,
  tooManyTokens: (f) =>
    `Zusammen wären das ${f('count')} erhaltene Belohnungsmarker; gewertet sind erst ${f('max')} Plättchen, und jedes gibt höchstens einen`,
  tooManyPlantations: (f) =>
    `Zusammen wären das ${f('count')} gewonnene Plantagen; gewertet wird sie nur ${f('max')}-mal`,
};
