import { type ParseArgsConfig, parseArgs } from 'node:util';

/** What was asked for on the command line; an unknown option is answered with how it is used, and exit code 2. */
export function argsOf<const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch {
    console.error(`usage: ${usage}`);
    process.exit(2);
  }
}
