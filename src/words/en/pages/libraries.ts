export const libraries = {
  title: 'Libraries and fonts',
  about: 'Kontor builds on the work of others. With thanks:',
  licence: (name: string) => `Licence: ${name}`,
  icons: (by: string) => `${by} and contributors; some are coloured or combined`,
  own: 'Kontor itself is free software under the MIT licence. All drawings are our own.',
};
