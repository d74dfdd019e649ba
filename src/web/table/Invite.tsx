import { useMemo, useState } from 'react';
import { encode } from 'uqr';
import { useGuestAddresses } from '../lib/guest-addresses.ts';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { useAtTable } from './context.ts';

export function Invite() {
  const { id, texts } = useAtTable();
  const { gather } = useWords();
  const addresses = useGuestAddresses();
  const [chosen, choose] = useState<string | null>(null);
  if (addresses === null) return null;
  const [address] = [chosen, ...addresses, location.origin].filter((one) => one !== null);
  const url = `${address}/t/${id}`;
  return (
    <section className="w-card w-invite">
      <h2>{gather.invite}</h2>
      <CopyField label={gather.invite} text={url} share={gather.invited(texts.title)} />
      {addresses.length > 1 && (
        <div className="w-stack-s">
          <Choice
            label={gather.address}
            values={addresses}
            value={address}
            name={(one) => new URL(one).host}
            onChange={choose}
          />
          <p className="w-about">{gather.addressAbout}</p>
        </div>
      )}
      {addresses.length === 0 ? (
        <p className="w-about">
          {gather.onlyHere} <code>npm start -- --share</code>
        </p>
      ) : (
        <>
          <p className="w-about">{gather.scan}</p>
          <QrCode text={url} label={gather.qr} />
        </>
      )}
    </section>
  );
}

/** One path: adjacent dark squares in a row become one stroke. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { data, size } = encode(text, { ecc: 'M', border: 2 });
    const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''));
    return { size, path: rows.join('') };
  }, [text]);
  return (
    <svg className="w-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} className="w-qr-paper" />
      <path d={path} className="w-qr-ink" />
    </svg>
  );
}
