import { kitOf } from '../../../text/kit.ts';

const { and, counted, plural } = kitOf('en');

export const menu = {
  title: 'Table menu',
  sitOut: 'Let a bot play for me',
  sitOutAbout: 'You can come back at any time.',
  comeBack: 'Come back to my seat',
  lookBack: 'Look back',
  lookBackAbout: 'See earlier positions as you saw them. Keys: comma and full stop.',
  askBack: 'Ask to go back',
  askBackAbout: 'Everybody has to agree. The piles stay as they are.',
  goBack: 'Go back',
  goBackAbout: 'Back to before my last choice. The record says so; the piles stay as they are.',
  backBy: (n: number) => `${counted(n, 'choice', 'choices')} back`,
  ask: 'Ask the others',
  backAsked: (name: string, n: number) => `${name} would like to go back ${counted(n, 'choice', 'choices')}.`,
  agree: 'Agree',
  refuse: 'I’d rather not',
  backMine: (n: number) => `You asked to go back ${counted(n, 'choice', 'choices')}; the others have to agree.`,
  withdraw: 'Withdraw',
  abandon: 'Propose to stop',
  abandonAbout: 'The game ends without a result if everybody agrees.',
  abandonAsked: (names: readonly string[]) => `${and(names)} would like to stop.`,
  abandonMine: 'You proposed to stop; the others have to agree.',
  stopAt: (names: readonly string[], time: string) =>
    `If ${and(names)} ${plural(names.length, 'does', 'do')} not answer, the game ends in ${time}.`,
  stop: 'Stop too',
  stay: 'Keep playing',
  leave: 'Leave the table',
  leaveAbout: 'Your seat becomes free for somebody else.',
  notes: 'My notes',
  record: 'Download the record',
  recordAbout: 'The game as a text that people and Kontor can read.',
  invite: 'Invite link',
  front: 'Front page',
  circle: 'To the circle',
};
