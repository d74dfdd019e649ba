import { Link } from '../lib/router.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';

interface ReplayLinkProps {
  readonly icon: 'eye' | 'lamp';
  readonly name: string;
  readonly hash: string;
}

/** To the replay; a table in this browser passes its record along. */
export function ReplayLink({ icon, name, hash }: ReplayLinkProps) {
  const { id, link } = useAtTable();
  const { local } = link;
  const what = (
    <>
      <Icon name={icon} />
      {name}
    </>
  );
  if (local === undefined)
    return (
      <Link to={`/replay/${id}${hash}`} className="w-second">
        {what}
      </Link>
    );
  const open = async (): Promise<void> => {
    const { openReplay, read } = await import('../replay/open.ts');
    openReplay(read(local.record()), hash, id);
  };
  return (
    <button type="button" className="w-second" onClick={() => void open()}>
      {what}
    </button>
  );
}
