// What `kontor new-game` says.
import type { Language } from '../../text/languages.ts';

const en = {
  badName: (given: string, most: number) =>
    `'${given}' cannot be a game's name: small letters, digits and single hyphens, a letter first, at most ${most} characters`,
  reserved: (given: string) => `'${given}' means something else already; take another name`,
  taken: (given: string, folder: string) =>
    `There is a game '${given}' already, or a folder ${folder}; nothing was written`,
  noSources:
    'This Kontor came without its sources, and a new game is built into its page: make it in a clone of the repository.',
  oddList: (file: string) => `${file} does not look as it should; nothing was written`,
  cannotWrite: (folder: string, why: string) => `${folder} cannot be written (${why}); nothing is left of it`,
  written: (folder: string, files: number, list: string) =>
    `${folder} is there, ${files} files, and its line in ${list}.`,
  play: 'play it in this terminal',
  browser: 'play it in the browser',
  tests: 'its tests and the laws of all games',
  next: 'docs/first-game.md shows how to go on from here.',
};
const de: typeof en = {
  badName: (given, most) =>
    `'${given}' kann kein Spiel heißen: kleine Buchstaben, Ziffern und einzelne Bindestriche, vorn ein Buchstabe, höchstens ${most} Zeichen`,
  reserved: (given) => `'${given}' bedeutet schon etwas anderes; nimm einen anderen Namen`,
  taken: (given, folder) => `Es gibt schon ein Spiel '${given}' oder einen Ordner ${folder}; nichts wurde geschrieben`,
  noSources:
    'Dieses Kontor kam ohne seine Quellen, und ein neues Spiel wird in seine Seite eingebaut: Leg es in einem Klon des Repositorys an.',
  oddList: (file) => `${file} sieht nicht so aus, wie es soll; nichts wurde geschrieben`,
  cannotWrite: (folder, why) => `${folder} lässt sich nicht schreiben (${why}); nichts davon ist geblieben`,
  written: (folder, files, list) => `${folder} ist da, ${files} Dateien, und seine Zeile in ${list}.`,
  play: 'spielt es in diesem Terminal',
  browser: 'spielt es im Browser',
  tests: 'seine Tests und die Gesetze aller Spiele',
  next: 'docs/first-game.md zeigt, wie es von hier weitergeht.',
};
export const NEW_GAME: Readonly<Record<Language, typeof en>> = { de, en };
