export const lost = { title: 'There is nothing here', about: 'This address leads nowhere.', home: 'To the front page' };
