import { useState } from 'react';
import type { MadeKey } from '../../wire/tables.ts';
import { ask, json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { CopyField } from '../ui/CopyField.tsx';

/** In the menu: lets a program play your own seat. */
export function SeatKey() {
  const { id, seen } = useAtTable();
  const said = useWords('seatKey');
  const [key, setKey] = useState<string | null>(null);
  const isLent = seen.you !== null && seen.chairs[seen.you].lent === true;
  const path = `/tables/${id}/key`;
  const orSay = (doing: Promise<void>): void => void doing.catch((error: unknown) => complain(error));
  const make = async (): Promise<void> => setKey((await json<MadeKey>('POST', path)).key);
  const takeBack = async (): Promise<void> => {
    await ask('DELETE', path);
    setKey(null);
    toast(said.takenBack);
  };
  const needed = `KONTOR_URL=${location.origin} KONTOR_TABLE=${id} KONTOR_KEY=${key}`;
  return (
    <div className="w-item is-open">
      <strong>{said.title}</strong>
      <span>{said.about}</span>
      {key !== null && <CopyField label={said.needs} text={needed} />}
      {key !== null && <span>{said.once}</span>}
      <div className="w-row">
        <button type="button" className="w-second" onClick={() => orSay(make())}>
          {isLent ? said.makeNew : said.make}
        </button>
        {isLent && (
          <button type="button" className="w-second" onClick={() => orSay(takeBack())}>
            {said.takeBack}
          </button>
        )}
      </div>
    </div>
  );
}
