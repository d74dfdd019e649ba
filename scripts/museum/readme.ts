import type { Manifest } from './room.ts';

/** What people find when they open a room of the museum. */
export const readme = ({ version, commit, tables }: Manifest): string => `# What Kontor ${version} wrote

Written by the code of commit ${commit}, and never changed since. Every later version has to
read all of it, play it to its end and come to the same results: \`test/releases*.test.ts\`. How it was made says
\`scripts/museum.ts\`.

| file | what it is |
| --- | --- |
| \`house.sqlite.gz\` | the database of a house with ${tables.length} tables, closed in good order |
| \`house.sql.gz\` | the same house in PostgreSQL, tables and rows as SQL for an empty database |
| \`backup.sqlite.gz\`, \`backup.jsonl.gz\` | the backups of both, made while the house was open |
| \`records/\` | a record of each game and number of players; most from live tables, with proof |
| \`terminal/\` | games left in the middle at a terminal: \`kontor play --resume\` |
| \`browser.json.gz\` | what a browser kept: tables on the device (IndexedDB), score pads and small things (localStorage) |
| \`games.json\` | 2,000 games by lot of each game, twenty a line: hashes of what was seen, and of the final states |
| \`editions.json.gz\` | the data that each game was played with |
| \`manifest.json\` | every table: its phase, what is special about it, why it is here; persons, pads |

The tokens, keys and secrets in here belong to nobody.

| game | players | phase | why it is here |
| --- | --- | --- | --- |
${tables.map(({ game, players, phase, about }) => `| ${game} | ${players} | ${phase} | ${about} |`).join('\n')}
`;
