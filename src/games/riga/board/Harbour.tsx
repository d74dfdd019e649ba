// An empty page of the ledger.
import { memo } from 'react';
import { Drawn } from '../../../parts/Drawn.tsx';
import { harbour } from '../picture/harbour.ts';
import type { Season } from '../types.ts';

/** Where the ledger has an empty page: the harbour as the season finds it. */
export const Harbour = memo(function Harbour({ season }: { readonly season: Season }) {
  return (
    <svg
      key={season}
      className="rg-harbour"
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn of={harbour(season)} />
    </svg>
  );
});
