import { say, tableTexts } from '../../text/table.ts';
import { api } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { type Finding, judge, type Verdict } from '../lib/proof.ts';
import { contributionFor, notedCommitment } from '../lib/seed.ts';
import { useWords, type Words } from '../text/index.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable } from './context.ts';

interface ProofProps {
  /** What is checked; without it, what the server has of this table. */
  readonly record?: string;
  readonly onClose: () => void;
}

export function Proof({ record, onClose }: ProofProps) {
  const { id, pkg, seen, names } = useAtTable();
  const words = useWords();
  const { proof } = words;
  const verdict = useLoaded(async (): Promise<Verdict | 'failed'> => {
    const text = record ?? (await api.record(id).catch(() => null));
    if (text === null) return 'failed';
    const known = { commitment: notedCommitment(id), contribution: contributionFor(id), you: seen.you };
    return judge(pkg, text, known);
  }, [id]);
  return (
    <Dialog title={proof.title} kind="sheet" onClose={onClose}>
      <div className="w-stack">
        <p>{proof.about}</p>
        {verdict === null && <p role="status">{proof.running}</p>}
        {verdict === 'failed' && <p role="status">{proof.failed}</p>}
        {verdict !== null && verdict !== 'failed' && (
          <>
            <ol className="w-findings">
              {verdict.findings.map((finding, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
                <li key={i} className={finding.isRight ? 'is-right' : 'is-wrong'}>
                  <Icon name={finding.isRight ? 'check' : 'close'} size={20} />
                  <span>{said(finding, names, words)}</span>
                </li>
              ))}
            </ol>
            <Judgement verdict={verdict} />
          </>
        )}
      </div>
    </Dialog>
  );
}

function Judgement({ verdict }: { readonly verdict: Verdict }) {
  const { proof } = useWords();
  const { language } = usePrefs();
  const { isFair, difference } = verdict;
  const found = difference === null ? null : say(tableTexts[language].differences, difference);
  const where = difference?.choice === undefined ? '' : ` (${proof.choice(difference.choice)})`;
  return (
    <p className={isFair ? 'w-verdict is-right' : 'w-verdict is-wrong'} role="status">
      {isFair ? proof.fair : `${proof.unfair} ${found ?? ''}${where}`}
    </p>
  );
}

function said(finding: Finding, names: readonly string[], { proof }: Words): string {
  switch (finding.what) {
    case 'record':
    case 'choices':
      return proof[finding.what](finding.count);
    case 'promise':
    case 'bot':
    case 'none':
      return proof[finding.what](names[finding.seat]);
    default:
      return proof[finding.what];
  }
}
