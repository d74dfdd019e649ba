// Links to where one is: to a game that the house has, or with the whole game in it; and for other people’s pages.
import { useEffect, useState } from 'react';
import { writeRecord } from '../../kernel/record.ts';
import { packText } from '../lib/packed.ts';
import { useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { hashOf } from './step-address.ts';
import type { Watching } from './use-watching.ts';

/** Longer ones are cut by chats and mails. */
const LONGEST = 16_000;

export function Links({ watching, id }: { readonly watching: Watching; readonly id: string | null }) {
  const { more } = useWords('replay');
  const share = useWords('share');
  if (id === null) return <FileLink watching={watching} />;
  const embed = `<iframe src="${location.origin}/embed/${id}" title="Kontor" width="800" height="480" loading="lazy"></iframe>`;
  return (
    <>
      <section>
        <h2>{more.link}</h2>
        <p className="w-about">{more.linkAbout}</p>
        <CopyField label={more.link} text={`${location.origin}/replay/${id}${hashOf(watching)}`} />
      </section>
      <section>
        <h2>{share.embed}</h2>
        <p className="w-about">{share.embedAbout}</p>
        <CopyField label={share.embed} text={embed} />
      </section>
    </>
  );
}

function FileLink({ watching }: { readonly watching: Watching }) {
  const share = useWords('share');
  const [packed, setPacked] = useState<string | null>(null);
  const { record } = watching.model;
  useEffect(() => {
    let isWanted = true;
    void packText(writeRecord(record)).then((text) => isWanted && setPacked(text));
    return () => {
      isWanted = false;
    };
  }, [record]);
  if (packed === null) return null;
  const isLong = packed.length > LONGEST;
  return (
    <section>
      <h2>{share.fileLink}</h2>
      <p className="w-about">{isLong ? share.fileLinkLong : share.fileLinkAbout}</p>
      {!isLong && (
        <CopyField label={share.fileLink} text={`${location.origin}/replay${hashOf(watching)}&game=${packed}`} />
      )}
    </section>
  );
}
