export const where = {
  where: 'Where do you play?',
  places: { online: 'Over the network', here: 'On this device' },
  about: {
    online: 'Everybody on their own device. Friends join through a link.',
    here: 'Everybody on this device, without network too. Where something is secret, the table is covered until the next one has it.',
  },
};
