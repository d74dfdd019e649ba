import { kitOf } from '../../../text/kit.ts';

const { counted } = kitOf('en');

export const acts = {
  opened: () => 'The table is open',
  sit: (name: string) => `${name} sits down`,
  leave: (name: string, _other: string, [spoils]: readonly string[]) =>
    `${name} leaves the table${spoils === undefined ? '' : ': everybody shuffles again'}`,
  rename: (name: string) => `${name} has a new name`,
  adorn: (name: string) => `${name} has another seal or colour`,
  chair: () => 'The seats are changed',
  close: () => 'The host has closed the table',
  start: () => 'The game starts',
  promise: (name: string) => `${name} promises a part of the shuffle`,
  reveal: (name: string) => `${name} reveals a part of the shuffle`,
  call: (_name: string, _other: string, [what]: readonly string[]) =>
    what === 'roll'
      ? 'The roll is called before the shuffle'
      : `A part of the shuffle did not arrive in time: a seat is free${what === 'reveal' ? ', and everybody shuffles again' : ''}`,
  undo: (name: string) => `${name} takes the last choice back`,
  sitOut: (name: string) => `${name} lets a bot play`,
  comeBack: (name: string) => `${name} is back`,
  share: (name: string) => `${name} invites somebody to the same seat`,
  joinSeat: (name: string) => `Two people play one seat: ${name}`,
  alone: (name: string) => `${name} plays the seat alone again`,
  showHands: (name: string) => `${name} agrees that watchers see all hands`,
  hideHands: (name: string) => `${name} does not want watchers to see hands`,
  unite: () => 'Two names have turned out to be one person',
  keyMade: (name: string) => `${name} gives a program the key to the seat`,
  keyTaken: (name: string) => `${name} takes the key back from the program`,
  askBack: (name: string) => `${name} would like to go back`,
  agreeBack: (name: string) => `${name} agrees to go back`,
  refuseBack: (name: string) => `${name} would rather not go back`,
  abandon: (name: string) => `${name} would like to stop`,
  stay: (name: string) => `${name} would like to play on`,
  chatOn: () => 'The chat is switched on',
  chatOff: () => 'The chat is switched off',
  rules: (_name: string, _other: string, [what]: readonly string[]): string =>
    what === 'kept'
      ? 'A rule of this game has been corrected since; this table goes on by the rules it began with'
      : 'The rules this table began with are gone; from here on it goes by today’s',
  deal: () => 'The round begins: every table has the same deal',
  openRound: () => 'All tables of the round have finished: record and watching are open',
  standstill: () => 'The house was closed for a while; all clocks stood still',
  rewind: () => 'The house has taken the game back by one step',
  adjudicate: () => 'The house has ended the game',
  erase: () => 'A name was deleted',
  timeUp: (_name: string, other: string, [, verdict]: readonly string[]) =>
    `${other}’s time is up${{ bot: ': a bot sits in', open: ': the seat is open', vote: ': the others vote', go: ': the turn ends' }[verdict] ?? '; the table waits'}`,
  vote: (name: string, other: string, [, wants, decided]: readonly string[]) =>
    `${name} votes about ${other}: ${{ bot: 'a bot', open: 'open the seat' }[wants] ?? 'wait'}${decided === undefined ? '' : '. That decides it'}`,
  nudge: (name: string, other: string) => `${name} nudges ${other}`,
  standIn: (name: string, other: string, [, isIn]: readonly string[]) =>
    isIn === undefined
      ? `${name} would like a bot to sit in for ${other}`
      : `${name} asks for a bot: it sits in for ${other}`,
  askVote: (name: string, other: string, [, wants, decided]: readonly string[]) =>
    `${name} asks for a vote about ${other}: ${{ bot: 'a bot', open: 'open the seat' }[wants] ?? 'wait'}${decided === undefined ? '' : '. That decides it'}`,
  stop: () => 'Those who are absent have not answered; the game ends',
  change: () => 'The host has changed the settings',
  pardon: (name: string, other: string) => `${name} gives ${other} back their seat and time`,
  holiday: (name: string, _other: string, [days]: readonly string[]) =>
    days === '0' ? `${name} is back from holiday` : `${name} takes a holiday: ${counted(Number(days), 'day', 'days')}`,
  rematch: () => 'There is a new table for the next game',
};
