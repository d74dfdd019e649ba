import type { EntryWords } from '../entry.ts';

export const entry: EntryWords = {
  scenario: 'Scenario',
  chapter: 'Chapter',
  order: 'Secret order',
  persons: 'People',
  buildings: 'Buildings',
  as: 'The next person joins the',
  size: 'The next building is',
  kinds: 'From which compartment',
  toWorker: (card) => `${card}: to the workers`,
  toCitizen: (card) => `${card}: to the citizens`,
  flip: (card) => `${card}: turn over`,
  remove: (card) => `${card}: back into the box`,
  copies: (card, own, all) => `${card}: ${own} of ${all}`,
  empty: 'Tap a card below.',
  emptyTwice: 'Tap a card below; twice if you have both.',
};
