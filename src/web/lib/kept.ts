// What a browser keeps of a table's shuffle, apart from where it keeps it.

/** A roll call that was answered here, and with which contribution. */
export interface KeptRoll {
  readonly attempt: number;
  readonly hash: string;
  readonly contribution: string;
  /** The server has confirmed that it is on disk. */
  readonly isTaken?: true;
}
/** What this browser itself knows about a table's shuffle. */
export interface Kept {
  /** The last contribution promised here. */
  readonly contribution: string | null;
  readonly rolls: readonly KeptRoll[];
  /** The server's commitment as it was when we first saw it. */
  readonly commitment: string | null;
}
