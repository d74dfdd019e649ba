import { kitOf } from '../../../text/kit.ts';

const { and, plural } = kitOf('en');

export const pad = {
  page: { pad: 'Score pad', transcript: 'Transcript' },
  title: { pad: (game: string) => `Score pad: ${game}`, transcript: (game: string) => `Transcript: ${game}` },
  lead: {
    pad: 'Score a game from a real table: lay it out here, and every point says where it comes from.',
    transcript: 'Write down a real game, tile by tile: every move is checked, and points are counted as they fall.',
  },
  counts: 'The pad counts with cards and tiles as Kontor has them. If yours say something else, the points differ too.',
  countsTyped: 'The pad counts with cards as Kontor has them. If yours say something else, tap a card and enter it.',
  entry: 'What lies on the table',
  sheet: 'The score',
  standing: (names: readonly string[], totals: readonly number[]) =>
    names.map((name, i) => `${name} ${totals[i]}`).join(' · '),
  wins: {
    pad: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'wins', 'share the victory')}.`,
    transcript: (names: readonly string[]) =>
      `If it ended now, ${and(names)} would ${plural(names.length, 'win', 'share the victory')}.`,
  },
  nothingYet: 'Nothing entered yet.',
  nameOf: (seat: number) => `Name of player ${seat}`,
  player: (seat: number) => `Player ${seat}`,
  morePlayers: 'One player more',
  fewerPlayers: 'One player fewer',
  noLines: 'No points yet.',
  wrong: 'This cannot be right:',
  /** Before the first position that can be scored. */
  notYet: 'Not complete yet:',
  wrongAbout: {
    pad: 'The points below are those before this entry.',
    transcript: 'The points below are those of the moves before it.',
  },
  /** What would be impossible with Kontor’s cards only. */
  remark: 'Worth a second look:',
  remarkAbout: 'The cards are reconstructed, so it still counts.',
  undo: 'Take back',
  save: 'Save',
  saveAs: 'Name of this position',
  saveAbout: 'Saved in this browser only. Saving under the same name replaces the old one.',
  savedNow: (title: string) => `Saved: ${title}`,
  saved: 'Saved positions',
  savedNone: 'Nothing saved yet.',
  open: 'Open',
  openOne: (title: string) => `Open ${title}`,
  forget: (title: string) => `Delete ${title}`,
  share: 'Share',
  shareAbout: 'Everything is in this link, including the names. No server keeps it.',
  link: 'Link to this position',
  print: 'Print',
  anew: 'Start again',
  anewDone: 'The pad is empty. “Take back” brings everything back.',
  broken: 'This link is broken',
  brokenAbout: 'Part of it is missing or it belongs to another game. Ask for it again; nothing of yours was changed.',
  brokenOn: 'To your own pad',
  earlier: (day: string) => `Kept on ${day}`,
  rules: 'Rulebook',
  file: 'As a file',
  fileAbout: 'For the terminal:',
};
