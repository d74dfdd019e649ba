// One name, one thing: a layer exports each name only once.

/** A file and the names it exports. */
export interface Exports {
  readonly file: string;
  /** The layer, and for games which one. */
  readonly room: string;
  readonly names: readonly string[];
}

/** Names that mean the same thing in several places, and why. */
const SAME: Readonly<Record<string, string>> = {
  circleThings: 'the two databases do the same',
  mergeThings: 'the two databases do the same',
  deskThings: 'the two databases do the same',
  deviceThings: 'the two databases do the same',
  doubtThings: 'the two databases do the same',
  editionThings: 'the two databases do the same',
  eveningThings: 'the two databases do the same',
  packReaders: 'the two databases do the same',
  packThings: 'the two databases do the same',
  shelfThings: 'the two databases do the same',
  resultThings: 'the two databases do the same',
  RESULTS: 'the two databases do the same',
  PadEntry: 'a score pad and a transcript have one form',
  emptyPad: 'a score pad and a transcript have one form',
  withPlayers: 'a score pad and a transcript have one form',
  isPad: 'a score pad and a transcript have one form',
  Requests: 'the component, and the same loaded when it is wanted',
  Rulebook: 'the component, and the same loaded when it is wanted',
  ScoreSheet: 'the component, and the same loaded when it is wanted',
  SettingsDialog: 'the component, and the same loaded when it is wanted',
};

/** What a file declares and exports. */
export const exportedIn = (text: string): string[] => [
  ...[
    ...text.matchAll(/^export (?:declare |abstract |async )*(?:const|let|function\*?|class|interface|type) (\w+)/gm),
  ].map((found) => found[1]),
  ...[...text.matchAll(/^export const \{([^}]*)\}/gm)].flatMap((found) => found[1].match(/\w+(?=\s*(?:,|$))/g) ?? []),
];

/** A language's words are named after what they are the words of. */
const isWords = (file: string): boolean => /(^|\/)words\/[a-z]{2}\//.test(file);

export function nameProblems(all: readonly Exports[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { file, room, names } of all.filter((one) => !isWords(one.file)))
    for (const name of names) {
      const key = `${room} ${name}`;
      places.set(key, (places.get(key) ?? new Set()).add(file));
    }
  const twice = [...places].filter(([key, files]) => files.size > 1 && SAME[key.split(' ').at(-1)!] === undefined);
  return twice.map(([key, files]) => `${key.split(' ').at(-1)} is exported by ${[...files].join(' and ')}`);
}
