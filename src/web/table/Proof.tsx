import { say } from '../../text/table.ts';
import type { RoomWords } from '../../words/index.ts';
import { api } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import type { KeptRoll } from '../lib/kept.ts';
import { type Finding, judge, type Verdict } from '../lib/proof.ts';
import { hadProgram, keptFor } from '../lib/seed.ts';
import { useWords } from '../lib/words.ts';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';

interface ProofProps {
  /** The record to check; by default the server's record of this table. */
  readonly record?: string;
  readonly onClose: () => void;
}

export function Proof({ record, onClose }: ProofProps) {
  const { id, pkg, seen, names } = useAtTable();
  const words = useWords('shuffle');
  const verdict = useLoaded(async (): Promise<Verdict | 'failed' | 'tomorrow'> => {
    const text = record ?? (await api.record(id).catch(() => null));
    if (text === null) return 'failed';
    if (seen.daily !== null && !/^seed: /m.test(text)) return 'tomorrow';
    const isLent = hadProgram(id) || (seen.you !== null && seen.chairs[seen.you].lent === true);
    return judge(pkg, text, { ...keptFor(id), isLent });
  }, [id]);
  return (
    <Dialog title={words.title} kind="sheet" onClose={onClose}>
      <div className="w-stack">
        <p>{words.about}</p>
        {verdict === null && <p role="status">{words.running}</p>}
        {(verdict === 'failed' || verdict === 'tomorrow') && <p role="status">{words[verdict]}</p>}
        {verdict !== null && typeof verdict !== 'string' && (
          <>
            <Judgement verdict={verdict} />
            <ol className="w-findings">
              {verdict.findings.map((finding, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={i} className={`is-${finding.is}`}>
                  <Icon name={ICONS[finding.is]} size={20} />
                  <span>{said(finding, names, words.findings)}</span>
                </li>
              ))}
            </ol>
            {verdict.level === 'mine' && <Command roll={keptFor(id).rolls.at(-1)} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

const ICONS = { right: 'check', wrong: 'close', open: 'minus' } as const;
/** Only where something is proven: nobody should think so of the rest. */
const PROVEN: readonly Verdict['level'][] = ['mine', 'others'];

function Judgement({ verdict }: { readonly verdict: Verdict }) {
  const words = useWords('shuffle');
  const { sayings } = useWords();
  const { isPlayed, difference, level } = verdict;
  const found = difference === null ? null : say(sayings.differences, difference);
  const where = difference?.choice === undefined ? '' : ` (${words.choice(difference.choice)})`;
  const isProven = PROVEN.includes(level) ? 'is-right' : level === 'broken' ? 'is-wrong' : 'is-open';
  return (
    <>
      <p className={`w-verdict ${isPlayed ? 'is-right' : 'is-wrong'}`} role="status">
        {isPlayed ? words.played : `${words.notPlayed} ${found ?? ''}${where}`}
      </p>
      <p className={`w-verdict ${isProven}`} role="status">
        {words.levels[level]}
      </p>
      <p className="w-about">{words.memory}</p>
    </>
  );
}

/** For anyone who would rather not trust the page either. */
function Command({ roll }: { readonly roll: KeptRoll | undefined }) {
  const { command } = useWords('shuffle');
  if (roll === undefined) return null;
  const text = `npx kontor verify FILE --contribution ${roll.contribution} --roll ${roll.hash}`;
  return (
    <div className="w-stack-s">
      <p className="w-about">{command}</p>
      <CopyField label={command} text={text} />
    </div>
  );
}

function said(finding: Finding, names: readonly string[], findings: RoomWords['shuffle']['findings']): string {
  switch (finding.what) {
    case 'record':
    case 'choices':
      return findings[finding.what](finding.count);
    case 'promise':
    case 'bot':
    case 'none':
      return findings[finding.what](names[finding.seat]);
    case 'round':
      return findings.round(finding.tables, finding.count);
    case 'attempt':
      return findings.attempt(finding.attempt, finding.by);
    default:
      return findings[finding.what];
  }
}
