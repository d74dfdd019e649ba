/**
 * The protocol that page and server speak: acts, `Seen`, messages. Raised whenever a page built earlier would
 * misunderstand the server, or be misunderstood; such a page is told to reload itself.
 */
export const PROTOCOL = 3;
