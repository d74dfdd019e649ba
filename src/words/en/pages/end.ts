import { kitOf } from '../../../text/kit.ts';

const { and, plural } = kitOf('en');

export const end = {
  won: (names: readonly string[]) => `${and(names)} ${plural(names.length, 'wins', 'win together')}`,
  youWon: 'You win. Well played',
  nobody: 'Nobody wins this time',
  rivalWon: (name: string, his: number, best: number) => `${name} wins ${his} : ${best}`,
  tied: (names: readonly string[], points: number) =>
    `${and(names)} have ${points} ${plural(points, 'point', 'points')} each.`,
  tieCompared: (what: string, counts: readonly string[]) => `${what}: ${counts.join(', ')}.`,
  tieShared: 'So they share the victory.',
  counting: 'The points are counted',
  counted: (what: string, counts: readonly string[]) => `${what}: ${counts.join(', ')}`,
  countTitle: 'The count',
  countSkip: 'Show the result',
  countNext: 'Next',
  countAgain: 'Count again',
  sources: 'Where the points came from',
  curve: 'The points over the game',
  curveAbout: 'What everybody would have had if the game had ended then.',
  curveOf: (name: string, points: number) => `${name}: ${points} ${plural(points, 'point', 'points')} at the end`,
  turning: 'The turning point',
  turningAbout: (name: string) => `The decision of ${name} that cost most, given what was known at the time.`,
  turningFind: 'Look for it',
  turningNone: (name: string) => `There was none: no single decision of ${name} cost much.`,
  turningLook: 'Look at it in the replay',
  share: 'Share the game',
  point: 'Point at a line and its pieces light up on the board.',
  total: 'Total',
  rematch: 'Play again',
  rematchGo: 'To the next game',
  record: 'Download the record',
  verify: 'Check the fairness',
  tomorrow:
    'The seed of today’s deal is published when the day is over (UTC); then the game can be replayed and checked.',
  elsewhere: 'Played elsewhere and uploaded later: the moves are checked, nothing is promised about the shuffle.',
  nextChapter: 'Next chapter',
  storyAgain: 'The story once more',
  series: 'Games so far',
  story: (n: number, of: number) => `The story: ${n} of ${of} chapters`,
  champion: (names: readonly string[]) =>
    `${and(names)} ${plural(names.length, 'is the champion of the story', 'are champions of the story together')}.`,
  player: 'Player',
  wins: 'Won',
  replay: 'Replay the game',
  review: 'Review: what was better?',
};
