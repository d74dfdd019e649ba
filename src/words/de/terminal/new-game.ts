import type { newGame as en } from '../../en/terminal/new-game.ts';

export const newGame: typeof en = {
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
