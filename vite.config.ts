import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { letters } from './scripts/letters-plugin.ts';
import { offline } from './scripts/offline-plugin.ts';

/** Where `kontor serve` runs while the page is developed with `npx vite`. */
const SERVER = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:5170';

/** What is known of all games stays in one file, though each game uses its own part of it too. */
const games = { name: 'games', test: /\/src\/games\/(?:index|list|[\w-]+\/(?:about|words\/index))\.ts$/ };
/** What every page begins with is one file instead of a dozen, each of them a request. */
const start = { name: 'start', tags: ['$initial' as const], test: /(?<!\/src\/web\/main)\.(?:tsx?|js|css)$/ };

/** Of each game its own file. */
const ofGame = (what: string) => (id: string) => {
  const game = /\/src\/games\/([\w-]+)\//.exec(id)?.[1];
  return game === undefined ? null : `${game}${what}`;
};
/** The modules of a folder of `src` with these names, in JavaScript and, where they have one, their style. */
const among = (folder: string, names: string): RegExp => new RegExp(`/src/${folder}/(?:${names})\\.(?:tsx?|css)$`);
const eachOf = (...tests: readonly RegExp[]): RegExp => new RegExp(tests.map(({ source }) => source).join('|'));
const GAME = 'games/(?!template)[\\w-]+';
/** The rules of the Guilds come in one file by themselves. */
const LOOSE = 'games/(?!template|guilds-of-london)[\\w-]+';
const NAME = '[\\w-]+';
/**
 * A table needs what a hundred modules say. Left alone they come in sixty files, because each is also used by something else; so what
 * is needed together is put together, but never what one page or board needs with what only another does. The module that a page
 * asks for keeps a file of its own: by its name the build and the server know it.
 */
const together = [
  {
    name: 'base',
    test: eachOf(
      among('kernel', 'canonical|engine|random|score|settings|view'),
      among('text', 'numbers|package|tie|tuning'),
      among('text/edition', 'edition|in-play|named|shape'),
      among('table', 'changes|hold|outcome|paces|series'),
      among('wire', 'values'),
      among('parts', 'Announcer|count|counting|focus|handlers|lit|motion|narrow'),
    ),
  },
  {
    name: 'kit',
    test: eachOf(
      among(
        'parts',
        'BoardFrame|frame|Card|card|Carried|carried|Dock|dock|DropPlace|drop-place|EffectLine|effect-line',
      ),
      among(
        'parts',
        'Fan|fan|Flights|Overlay|overlay|Sheet|sheet|Track|track|CountBars|bars|drag|look|roving|grain|players',
      ),
    ),
  },
  // Small things that many pages need a few of.
  {
    name: 'small',
    test: eachOf(
      among('web/lib', 'app-badge|guest-addresses|looking|record-text|save-file|theme'),
      among('web/ui', 'CopyField|Dialog|SearchField'),
      among('web/(?:chat|mine|slow)', 'talk|games|left|mine'),
      among('web/(?:faces|seal)', 'Portrait|PresenceDot'),
    ),
  },
  // A table in this browser, a record that is checked: what the front page asks for when it looks for one's own games.
  { name: 'fair', test: eachOf(among('fair', 'hash|proof|roll|round'), /\/@noble\/hashes\/(?:_md|_u64|sha2)\.js$/) },
  {
    name: 'checked',
    test: eachOf(
      among('fair', 'fairness|source'),
      /\/@noble\//,
      among('kernel', 'upgrade'),
      among('table', 'choices|package-of|replay'),
    ),
  },
  { name: 'acts', test: eachOf(among('kernel', 'journal'), among('table', 'clock|doing|roll-call')) },
  {
    name: 'here',
    test: eachOf(
      among(
        'table',
        'absence|acts|again|beside|evening|gather|hands|host|house|kept|later|load|play|resume|seat-key|seen',
      ),
      among('table', 'stand-in|stopping|table|unite|views'),
      among('web/here', 'index|neighbours|opening|passing|rename|store'),
    ),
  },
  // The pictures on the front page need what lies on the table, but no rules.
  {
    name: 'guilds-of-london-data',
    test: eachOf(
      among('games/guilds-of-london', 'types'),
      among('games/guilds-of-london/data', '(?!edition)[\\w-]+'),
      among('games/guilds-of-london/rules', 'city|jobs|pawns|resolve'),
    ),
  },
  {
    name: ofGame('-data'),
    test: eachOf(among(LOOSE, 'types'), among(`${LOOSE}/data`, NAME)),
  },
  {
    name: ofGame('-picture'),
    test: eachOf(
      among('games/baselland/picture', 'figures|geometry|hills|materials|paint/[\\w-]+|points|standing'),
      among('games/great-split/picture', 'cameo|cards|glyphs|spaces|tracks'),
      among('games/riga/picture', 'art|cards|icons|people|sea|shapes'),
    ),
  },
  {
    name: ofGame(''),
    test: eachOf(
      among(LOOSE, 'game|notation|scoring|setup|imagine|bot|bot-outlook|bot-weights|town|story'),
      among(`${LOOSE}/rules`, NAME),
      among(`${LOOSE}/words`, '(?!index\\.)[\\w-]+'),
    ),
  },
  {
    name: ofGame('-board'),
    test: eachOf(
      among(`${GAME}/board`, '(?!index|Picture|Secrets|pigments)[\\w-]+'),
      // Pictures that only the board draws: with the module that is asked for, the two would import each other (scripts/budget.ts).
      among('games', 'guilds-of-london/picture/portraits|great-split/picture/icons|riga/picture/harbour'),
    ),
  },
].map((group, i, all) => ({ ...group, includeDependenciesRecursively: false, priority: all.length - i }));
const output = {
  codeSplitting: { groups: [{ ...games, priority: 200 }, { ...start, priority: 100 }, ...together] },
};
const workerOutput = { codeSplitting: { groups: [games] } };

const UNSAID = '\0unsaid';
/** Words that only servers and terminals say: no page asks for them, so that none has to know where they are. */
const withoutServersWords: Plugin = {
  name: 'without-servers-words',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /\/src\/words\/\w+\/index\.ts$/.test(importer ?? '') && /^\.\/(?:terminal\/index|notices|served)\.ts$/.test(source)
      ? UNSAID
      : null,
  load: (id) => (id === UNSAID ? 'export {};' : null),
};

export default defineConfig({
  root: 'src/web',
  plugins: [withoutServersWords, react(), letters(), offline()],
  server: { proxy: { '/api': { target: SERVER, ws: true } } },
  worker: { format: 'es', rolldownOptions: { output: workerOutput } }, // in chunks: it loads the game that it thinks about
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    sourcemap: false,
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output },
  },
});
