/**
 * The language that page and server speak: acts, `Seen`, messages. Raised whenever a page that was built before would
 * misunderstand the server, or be misunderstood; such a page is told to load itself anew.
 */
export const PROTOCOL = 3;
