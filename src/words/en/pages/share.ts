import { kitOf } from '../../../text/kit.ts';

const { and, counted, plural } = kitOf('en');

export const share = {
  // On links: what others read before they open them.
  invitation: (game: string) => `Come and play ${game}`,
  seatsFree: (n: number) =>
    n === 0 ? 'Every seat is taken; you can watch.' : `${counted(n, 'seat is', 'seats are')} free.`,
  seatFree: 'free',
  playing: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'is playing', 'are playing')}`,
  stopped: 'The game was stopped',
  scores: (all: readonly string[]) => all.join(' · '),
  score: (name: string, points: number) => `${name} ${points}`,
  pictureOf: (game: string) => `The table of ${game}`,
  daily: 'The deal of the day',
  // In the page.
  title: 'Share',
  position: 'Picture of this position',
  positionAbout: 'As everybody may see it: no hands, nothing face down.',
  ownEyes: 'As you see it: with your own hand.',
  result: 'Result as a card',
  save: 'Save the picture',
  send: 'Share the picture',
  copy: 'Copy the picture',
  copied: 'Copied',
  drawing: 'Drawing the picture',
  failed: 'Your browser could not make a picture of it.',
  embed: 'For a page or a blog',
  embedAbout: 'Shows the game to readers, who can look but not act.',
  fileLink: 'Link to this step',
  fileLinkAbout: 'The whole game is in this link: nothing is stored anywhere.',
  fileLinkLong: 'This game is too long for a link. Send the record instead.',
  // In other people’s pages.
  step: (n: number, of: number) => `${n} of ${of}`,
  first: 'To the beginning',
  back: 'Back',
  on: 'On',
  last: 'To the end',
  open: 'Open in Kontor',
  gone: 'There is no such game here.',
};
