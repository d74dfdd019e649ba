import { kitOf } from '../../../text/kit.ts';

const { and } = kitOf('en');

export const teach = {
  hands: 'Hands',
  closed: 'As usual',
  open: 'Open hands',
  closedAbout: 'Everybody keeps their hand to themselves.',
  openAbout:
    'For a first game: all who play look into each other’s hands. What all choose at once stays hidden until everybody has chosen.',
  shown: 'Watchers see all hands',
  shownAbout: 'All who play here let you look into their hands. They do not see each other’s.',
  asBefore: 'All are choosing at once: you see what everybody had when that began.',
  noHands: 'There is no hand here that you may look into.',
  two: 'Two on one seat',
  twoWith: (name: string) => `${name} plays this seat with you`,
  twoAbout: 'To teach somebody, or for a child: both see the hand and either may choose. For the rest you speak alone.',
  invitation: 'Invitation to your seat',
  invite: 'Invite somebody to my seat',
  inviteAgain: 'Make another invitation',
  inviteNot: 'Take the invitation back',
  alone: 'Play alone again',
  leave: 'Leave the seat to the other one',
  leaveAbout: 'You have seen this hand: in this game you cannot sit on another seat.',
  show: 'Let watchers see hands',
  showAbout:
    'Only if everybody who plays agrees, and each can withdraw at any time. Whoever has the link can watch; after that nobody can sit down in this game any more.',
  showYes: 'I agree',
  showNot: 'I withdraw',
  showLater: 'Rather not',
  showMissing: (names: readonly string[]) => `Still to agree: ${and(names)}`,
  showAsked: (name: string) => `${name} would like watchers to see all hands.`,
  join: 'Two on one seat',
  joinAbout: (game: string) =>
    `You are invited to play a seat of ${game} together: you both see its hand, and either may choose.`,
  joinNow: 'Join',
  joined: 'You are playing this seat together.',
  slip: 'My notes',
  slipAbout: 'Nobody else reads them. They stay with the table and its replay, and go when you are deleted.',
  slipHere: 'They stay on this device, with the table, and go with it. Whoever has the device can read them.',
  slipKept: 'Kept',
  slipWriting: 'Writing …',
};
