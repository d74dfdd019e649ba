/** Nobody is held up: what is measured is the server. */
export const NO_LIMITS = {
  perAddress: 1e9,
  perPerson: 1e9,
  newPersons: 1e9,
  newTables: 1e9,
  connections: 1e6,
  messages: 1e6,
  burst: 1e6,
};
