import { type ReactNode, useState } from 'react';

interface SureProps {
  /** The labels for doing it and for not doing it. */
  readonly now: string;
  readonly keep: string;
  readonly act: () => void;
  /** The first button, which leads to the question. */
  readonly children: (ask: () => void) => ReactNode;
}

/** For what cannot be undone: asks once more. */
export function Sure({ now, keep, act, children }: SureProps) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) return children(() => setAsking(true));
  return (
    <div className="w-row">
      <button type="button" className="w-danger" onClick={act}>
        {now}
      </button>
      <button type="button" className="w-quiet" onClick={() => setAsking(false)}>
        {keep}
      </button>
    </div>
  );
}
