import { Addresses } from '../../wire/house.ts';
import { addressesFor } from '../addresses.ts';
import { endpoint } from '../endpoint.ts';

export const guestAddresses = endpoint({
  method: 'GET',
  path: '/api/addresses',
  about: 'Where guests find this server, for whoever has come by an address that only this machine understands.',
  answer: {
    about: 'The addresses, the likeliest first; none: the one you came by, or there is none.',
    schema: Addresses,
  },
  run: async ({ request, services }) => ({ addresses: addressesFor(request, services.settings) }),
});
