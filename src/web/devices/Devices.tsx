// In the settings: the devices that are me, and a way out for each.

import { useEffect, useState } from 'react';
import type { Device, DeviceList } from '../../wire/me.ts';
import { json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { signedOutHere } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Sure } from '../ui/Sure.tsx';
import './devices.css';

const PATH = '/me/devices';
const list = async (): Promise<readonly Device[]> => (await json<DeviceList>('GET', PATH)).devices;

export function Devices() {
  const said = useWords('devices');
  const [devices, setDevices] = useState<readonly Device[] | null>(null);
  useEffect(() => {
    list().then(setDevices, () => undefined);
  }, []);
  if (devices === null) return null;
  const run = (work: () => Promise<void>): void => {
    work().catch((error) => complain(error));
  };
  const signOut = ({ id, isThis }: Device) =>
    run(async () => {
      await json('DELETE', `${PATH}/${id}`);
      toast(said.done);
      if (isThis) signedOutHere();
      else setDevices(await list());
    });
  const signOutOthers = () =>
    run(async () => {
      await json('DELETE', PATH);
      toast(said.done);
      setDevices(await list());
    });
  return (
    <section className="w-stack-s">
      <h3>{said.title}</h3>
      <p className="w-about">{said.about}</p>
      <ul className="w-devices">
        {devices.map((device) => (
          <DeviceLine key={device.id} device={device} signOut={() => signOut(device)} />
        ))}
      </ul>
      {devices.length > 1 && (
        <Sure now={said.othersNow} keep={said.keep} act={signOutOthers}>
          {(ask) => (
            <button type="button" className="w-second" onClick={ask}>
              {said.others}
            </button>
          )}
        </Sure>
      )}
    </section>
  );
}

function DeviceLine({ device, signOut }: { readonly device: Device; readonly signOut: () => void }) {
  const said = useWords('devices');
  const kit = useKit();
  const { about, seenAt, isThis } = device;
  const name = about === '' ? said.unknown : about;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <span className="w-about">{isThis ? said.here : said.seen(kit.date(seenAt))}</span>
      </div>
      <Sure now={isThis ? said.hereNow : said.outNow} keep={said.keep} act={signOut}>
        {(ask) => (
          <button type="button" className="w-quiet" aria-label={said.outOf(name)} onClick={ask}>
            {said.out}
          </button>
        )}
      </Sure>
    </li>
  );
}
