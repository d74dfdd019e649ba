export const where = {
  where: 'Where do you play?',
  places: { online: 'Over the network', here: 'On this device' },
  about: {
    online: 'Everybody on a device of their own. Friends come by a link.',
    here: 'Everybody on this device, without network too. Where something is secret, the table is covered until the next one has it.',
  },
};
