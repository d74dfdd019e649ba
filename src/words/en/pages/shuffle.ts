import { kitOf } from '../../../text/kit.ts';

const { and, counted } = kitOf('en');

// They claim no more than is proven.
/** Revealing and then getting up ends the attempt too. */
type By = readonly { readonly name: string; readonly why: 'late' | 'left' }[];
const named = (by: By, which: By[number]['why']): string[] =>
  by.filter(({ why }) => why === which).map(({ name }) => name);

function failedIn(n: number, by: By): string {
  const [late, left] = [named(by, 'late'), named(by, 'left')];
  const said = [late.length > 0 && `${and(late)} did not reveal in time`, left.length > 0 && `${and(left)} got up`];
  return `Attempt ${n} failed: ${said.filter((one) => one !== false).join('; ')}.`;
}

export const shuffle = {
  revealing: 'The table is being shuffled; everybody reveals a part of the shuffle.',
  promising: 'Everybody shuffles again; nobody has to press anything.',
  until: (names: readonly string[], time: string) =>
    `Waiting for ${and(names)}, until ${time}; anyone whose part has not arrived by then loses the seat.`,
  attempt: failedIn,
  lost: 'Your part of the shuffle lies on the device on which you sat down. Open the table there once.',
  program: 'A program has the key to your seat and adds its own part to the shuffle, instead of this browser.',
  missing:
    'Warning: what this browser promised is not in the roll call. It reveals nothing. If you have not sat down anew on another device, do not trust this shuffle.',
  changed:
    'Warning: this is not the roll call that this browser has answered, or not what it says it is. It reveals nothing. Do not trust this shuffle.',
  title: 'Was the shuffle fair?',
  about: 'Your browser fetches the record and checks everything by itself.',
  running: 'Checking',
  failed: 'The record could not be fetched. Try again in a moment.',
  tomorrow: 'The seed of today’s deal is published when the day is over (UTC). Then it can be checked.',
  findings: {
    record: (n: number) => `The record can be read: ${counted(n, 'choice', 'choices')}.`,
    choices: (n: number) => `All ${n} choices were played again from the seed; every one was allowed.`,
    edition: 'The game’s data are those of this Kontor.',
    commitment: 'The server’s secret is the one it had promised.',
    sawCommitment: 'That promise is the one this browser noted when you came to the table.',
    nothing: 'Nobody promised anything about this shuffle.',
    promise: (name: string) => `What ${name} revealed is what ${name} had promised.`,
    bot: (name: string) => `${name} is a bot and adds nothing to the shuffle.`,
    none: (name: string) => `${name} promised nothing and revealed nothing.`,
    round: (tables: number, n: number) =>
      `One roll call for ${tables === 1 ? 'the one table' : `all ${tables} tables`} of the round: ${n === 0 ? 'nobody sat elsewhere' : `the parts of ${counted(n, 'person', 'people')} at other tables are in as promised`}, and who sits where was fixed before anybody revealed.`,
    roll: 'All these promises stood in one roll call before anybody revealed.',
    noRoll: 'There was no roll call before the first revealed.',
    attempt: failedIn,
    mine: 'Your own part of the shuffle is in, unchanged.',
    mineMissing: 'Warning: what this browser promised for this table is not in the shuffle.',
    mineLate: 'Your own part is not in: you did not reveal it in time, or left.',
    blamed:
      'Warning: the record says that you spoiled an attempt, but the server had taken what this browser revealed. If you did not get up yourself, that is not true.',
    program: 'At your seat, the part of the program with its key is in, not that of this browser.',
    notHere: 'This browser has promised nothing at this table.',
    sawRoll: 'The roll call is the one that this browser saw before it revealed.',
    otherRoll: 'Warning: the roll call is not the one that this browser saw before it revealed.',
    seed: 'The seed follows from all these parts, and from nothing else.',
    scores: 'Scores, winners and final position come out the same.',
  },
  played: 'Played by the rules: yes.',
  notPlayed: 'Played by the rules: no.',
  levels: {
    mine: 'Your own part is in, and the roll call is the one you saw: nobody could choose this shuffle, unless all others and the server conspired and spoiled starts in the open.',
    others:
      'Parts of others are in, bound by a roll call: nobody could choose this shuffle, unless all of them and the server conspired. You add no proof of your own.',
    server:
      'The server alone chose this shuffle, or could have: nobody’s part is in that was bound by a roll call. You have to trust the host.',
    nothing: 'Nothing was promised about this shuffle, so nothing about it is proven.',
    broken: 'Something about the shuffle does not add up: a promise was broken, or it is not what this browser saw.',
  },
  memory: 'A host who reads the memory of his own server can see the cards of a running game; no proof shows that.',
  command: 'The same check on your own machine, with the record',
  choice: (n: number) => `at choice ${n}`,
};
