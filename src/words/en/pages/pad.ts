import { kitOf } from '../../../text/kit.ts';

const { and, plural } = kitOf('en');

export const pad = {
  page: { pad: 'Score pad', transcript: 'Transcript' },
  title: { pad: (game: string) => `Score pad: ${game}`, transcript: (game: string) => `Transcript: ${game}` },
  lead: {
    pad: 'Lay out here what lies on your table, and every point says where it comes from.',
    transcript: 'A real game, written down tile by tile: every move is checked, every point told as it falls.',
  },
  counts: 'The pad counts with cards and tiles as Kontor has them. If yours say something else, the points differ too.',
  entry: 'What lies on the table',
  sheet: 'The score',
  standing: (names: readonly string[], totals: readonly number[]) =>
    names.map((name, i) => `${name} ${totals[i]}`).join(' · '),
  wins: {
    pad: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'wins', 'share the victory')}.`,
    transcript: (names: readonly string[]) =>
      `If it ended now, ${and(names)} would ${plural(names.length, 'win', 'share the victory')}.`,
  },
  nameOf: (seat: number) => `Name of player ${seat}`,
  player: (seat: number) => `Player ${seat}`,
  morePlayers: 'One player more',
  fewerPlayers: 'One player less',
  noLines: 'No points yet.',
  wrong: 'This cannot be so:',
  /** Before the first position that can be scored. */
  notYet: 'Not complete yet:',
  wrongAbout: {
    pad: 'The points below are those before this entry.',
    transcript: 'The points below are those of the moves before it.',
  },
  undo: 'Take back',
  save: 'Save',
  saveAs: 'Name of this position',
  saveAbout: 'Saved in this browser only. The same name again takes the place of the old one.',
  savedNow: (title: string) => `Saved: ${title}`,
  saved: 'Saved positions',
  savedNone: 'Nothing saved yet.',
  open: 'Open',
  openOne: (title: string) => `Open ${title}`,
  forget: (title: string) => `Delete ${title}`,
  share: 'Share',
  shareAbout: 'Everything is in this link, also the names. No server keeps it.',
  link: 'Link to this position',
  print: 'Print',
  anew: 'Start anew',
  anewDone: 'The pad is empty. Undo brings everything back.',
  broken: 'This link is broken',
  brokenAbout: 'Part of it is missing or it belongs to another game. Ask for it again; nothing of yours was changed.',
  brokenOn: 'To your own pad',
  earlier: (day: string) => `Kept on ${day}`,
  rules: 'Rulebook',
  file: 'As a file',
  fileAbout: 'For the terminal:',
};
