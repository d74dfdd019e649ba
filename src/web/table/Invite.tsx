import { useMemo } from 'react';
import { encode } from 'uqr';
import { useWords } from '../text/index.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { useAtTable } from './context.ts';

export function Invite() {
  const { id, texts } = useAtTable();
  const { gather } = useWords();
  const isOnlyHere = /^(localhost|127\.|\[::1\])/.test(location.hostname);
  const url = `${location.origin}/t/${id}`;
  return (
    <section className="w-card w-invite">
      <h2>{gather.invite}</h2>
      <CopyField label={gather.invite} text={url} share={gather.invited(texts.title)} />
      {isOnlyHere && <p className="w-about">{gather.onlyHere('npm start -- --host 0.0.0.0')}</p>}
      <p className="w-about">{gather.scan}</p>
      <QrCode text={url} label={gather.qr} />
    </section>
  );
}

/** One path: all dark squares of a row that lie side by side are one stroke. */
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
