import { type ReactNode, useState } from 'react';

interface SureProps {
  /** What is pressed to do it, and what not to. */
  readonly now: string;
  readonly keep: string;
  readonly act: () => void;
  /** What stands there before; it asks. */
  readonly children: (ask: () => void) => ReactNode;
}

/** For what cannot be taken back: it is asked once more. */
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
