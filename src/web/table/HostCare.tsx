import type { Seat } from '../../kernel/types.ts';
import { useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';
import { Sure } from '../ui/Sure.tsx';
import { useAtTable } from './context.ts';

/** Before the start the host may take somebody off a chair. */
export function TakeOff({ seat }: { readonly seat: Seat }) {
  const { names, act } = useAtTable();
  const said = useWords().closing;
  return (
    <Sure now={said.takeOffNow} keep={said.keep} act={() => act({ do: 'chair', chair: seat, kind: 'open' })}>
      {(ask) => (
        <button
          type="button"
          className="w-quiet w-square"
          aria-label={said.takeOff(names[seat])}
          title={said.takeOff(names[seat])}
          onClick={ask}
        >
          <Icon name="close" />
        </button>
      )}
    </Sure>
  );
}

/** Before the start the host may close the table: there will be no game. */
export function CloseTable() {
  const { act } = useAtTable();
  const said = useWords().closing;
  return (
    <Sure now={said.closeNow} keep={said.keep} act={() => act({ do: 'close' })}>
      {(ask) => (
        <button type="button" className="w-quiet" onClick={ask}>
          {said.close}
        </button>
      )}
    </Sure>
  );
}
