import { HouseNews } from '../../wire/house.ts';
import { endpoint } from '../endpoint.ts';

export const houseNews = endpoint({
  method: 'GET',
  path: '/api/house',
  about: 'What the house tells everybody: an announcement, and whether new tables can be opened.',
  answer: { about: 'The news.', schema: HouseNews },
  run: async ({ services }) => {
    const { lobby, announcement } = services.house.state;
    return { lobby, announcement };
  },
});
