export const where = {
  where: 'Who plays with you?',
  places: { alone: 'Alone', online: 'With friends', here: 'On this device' },
  about: {
    alone: 'You against bots, or against the opponent in the rules. It starts at once.',
    online: 'Everybody on their own device. Friends join through a link.',
    here: 'Everybody on this device, without network too. Where something is secret, the table is covered until the next one has it.',
  },
};
