export const libraries = {
  title: 'Libraries and fonts',
  about: 'Kontor stands on the work of others. With thanks:',
  licence: (name: string) => `Licence: ${name}`,
  own: 'Kontor itself is free software under the MIT licence. All drawings are our own.',
};
