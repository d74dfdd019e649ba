/** Ends the command with one line for the person and an exit code. */
export class Stop extends Error {
  readonly code: 1 | 2 | 3;
  constructor(code: 1 | 2 | 3, line: string) {
    super(line);
    this.code = code;
  }
}
/** What was asked for did not work. */
export const failed = (line: string): Stop => new Stop(1, line);
/** The command was called incorrectly. */
export const misused = (line: string): Stop => new Stop(2, line);
/** A record that needs a game or rules that this build does not have. */
export const tooNew = (line: string): Stop => new Stop(3, line);
/** A package is missing or incomplete. */
export const isHalfInstalled = (error: unknown): boolean =>
  /MODULE_NOT_FOUND|INVALID_PACKAGE|PACKAGE_PATH_NOT_EXPORTED/.test(
    String((error as NodeJS.ErrnoException | null)?.code),
  );
