// Reads as much of a Dockerfile as ours uses, and refuses anything else, so that nothing is skipped.

export type Instruction =
  | { readonly do: 'workdir'; readonly folder: string }
  | { readonly do: 'copy'; readonly stage: string | null; readonly isOwned: boolean; readonly paths: readonly string[] }
  | { readonly do: 'run'; readonly command: string }
  | { readonly do: 'env'; readonly values: Readonly<Record<string, string>> }
  | { readonly do: 'health'; readonly command: readonly string[] }
  | { readonly do: 'start'; readonly command: readonly string[] }
  | { readonly do: 'nothing' };

export interface Stage {
  readonly name: string | null;
  readonly image: string;
  readonly instructions: readonly Instruction[];
}

/** Whole instructions, without comments, continued lines joined. */
const lines = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => !/^\s*(#|$)/.test(line))
    .join('\n')
    .split(/(?<!\\)\n/)
    .map((line) => line.replaceAll(/\\\n\s*/g, ''));

/** `["node", "x.js"]`; the other form would put a shell between Docker's signals and Kontor. */
function listIn(text: string): string[] {
  const found = /\[.*\]$/.exec(text)?.[0];
  if (found === undefined) throw new Error(`not a list of words: ${text}`);
  return JSON.parse(found) as string[];
}

function copyIn(text: string): Instruction {
  const words = text.split(/\s+/);
  const options = words.filter((word) => word.startsWith('--'));
  const unknown = options.find((option) => !/^--(from|chown)=/.test(option));
  if (unknown !== undefined) throw new Error(`COPY ${unknown} is not known here`);
  const from = options.find((option) => option.startsWith('--from='));
  return {
    do: 'copy',
    stage: from?.slice('--from='.length) ?? null,
    isOwned: options.some((option) => option.startsWith('--chown=')),
    paths: words.slice(options.length),
  };
}

function envIn(text: string): Instruction {
  const pairs = text.split(/\s+/).map((pair): [string, string] => {
    const at = pair.indexOf('=');
    return [pair.slice(0, at), pair.slice(at + 1)];
  });
  return { do: 'env', values: Object.fromEntries(pairs) };
}

function instructionIn(word: string, rest: string): Instruction {
  switch (word) {
    case 'WORKDIR':
      return { do: 'workdir', folder: rest };
    case 'COPY':
      return copyIn(rest);
    case 'RUN':
      return { do: 'run', command: rest };
    case 'ENV':
      return envIn(rest);
    case 'HEALTHCHECK':
      return { do: 'health', command: listIn(rest) };
    case 'CMD':
      return { do: 'start', command: listIn(rest) };
    case 'USER': // here an ordinary user does everything
    case 'VOLUME':
    case 'EXPOSE':
      return { do: 'nothing' };
    default:
      throw new Error(`${word} is not known here`);
  }
}

export function readDockerfile(text: string): Stage[] {
  const stages: { name: string | null; image: string; instructions: Instruction[] }[] = [];
  for (const line of lines(text)) {
    const [, word, rest] = /^(\w+)\s+(.*)$/s.exec(line) ?? [];
    if (word === 'FROM') {
      const [image, , name = null] = rest.split(/\s+/);
      stages.push({ name, image, instructions: [] });
    } else stages.at(-1)!.instructions.push(instructionIn(word, rest));
  }
  return stages;
}
