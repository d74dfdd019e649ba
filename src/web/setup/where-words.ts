const de = {
  where: 'Wo wird gespielt?',
  places: { online: 'Über das Netz', here: 'Auf diesem Gerät' },
  about: {
    online: 'Jeder an seinem Gerät. Freunde kommen über einen Link.',
    here: 'Alle an diesem Gerät, auch ohne Netz. Ist etwas geheim, deckt sich der Tisch zu, bis der Nächste das Gerät hat.',
  },
};
const en: typeof de = {
  where: 'Where do you play?',
  places: { online: 'Over the network', here: 'On this device' },
  about: {
    online: 'Everybody on a device of their own. Friends come by a link.',
    here: 'Everybody on this device, without network too. Where something is secret, the table is covered until the next one has it.',
  },
};
export const whereWords = { de, en };
