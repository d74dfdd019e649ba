// What a game calls the tables of its editions, in one language: for the editor, for spreadsheets, and for refusals.
type Facts = Readonly<Record<string, string | number>>;

export interface EditionWords {
  readonly tables: Readonly<
    Record<
      string,
      {
        /** 'Buildings' */
        readonly title: string;
        /** One row, as in 'building 17 of 48'. */
        readonly one: string;
        /** What it is about, in a sentence, for somebody with the box open. */
        readonly about?: string;
        /** The headings of its columns. */
        readonly columns: Readonly<Record<string, string>>;
        /** What each place of a list is called whose length is fixed, by its column: 'green', 'yellow' … */
        readonly members?: Readonly<Record<string, readonly string[]>>;
      }
    >
  >;
  /** The words of choices and parts, by the name that the document has for them; what is not here is shown as it is. */
  readonly values: Readonly<Record<string, string>>;
  /** A row of the built-in edition, or of an own one without names: 'Market Hall (Visby)'. undefined: its id. */
  row(table: string, id: string): string | undefined;
  /** What `check` of the game refuses, by the fact `problem`: a sentence. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
}
