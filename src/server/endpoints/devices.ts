// The devices on which I am signed in, and signing out.
import { Ok } from '../../wire/form.ts';
import { DeviceList, DeviceParams } from '../../wire/me.ts';
import { endpoint, OK } from '../endpoint.ts';
import { takeCookie } from '../identity.ts';
import { wantedBy } from '../notices/kept.ts';
import { notFound } from '../problem.ts';
import { dropCode } from '../ways-back/code.ts';
import { hashOfMailToken } from './notices.ts';

const PATH = '/api/me/devices';
export const myDevices = endpoint({
  method: 'GET',
  path: PATH,
  about: 'The devices and programs that are me, the last used first.',
  isPersonal: true,
  answer: { about: 'The list.', schema: DeviceList },
  run: async ({ person, services }) => ({ devices: await services.devices.list(person()) }),
});

export const signOut = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: `${PATH}/:id`,
  about: 'Sign a device out: its cookie or key is worth nothing any more, and its live connections end.',
  isPersonal: true,
  params: DeviceParams,
  answer: { about: 'It is signed out.', schema: Ok },
  async run({ person, params, services, request, reply }) {
    const done = await services.devices.signOut(person(), params.id);
    if (done === null) throw notFound();
    if (done.isThis) takeCookie(request, reply, services.settings);
    return OK;
  },
});

export const signOutOthers = endpoint({
  isForBanned: true,
  method: 'DELETE',
  path: PATH,
  about: 'Sign all devices out but this one; recovery links that were not used yet are void too.',
  isPersonal: true,
  answer: { about: 'They are signed out.', schema: Ok },
  async run({ person, services }) {
    const caller = person();
    const { mail } = await wantedBy(services.keeper, caller.who);
    await dropCode(services.keeper, caller.who); // whoever had one of them may have made it
    await services.devices.signOutOthers(caller, mail === null ? [] : [mail.asked, hashOfMailToken(mail.stop)]);
    return OK;
  },
});
