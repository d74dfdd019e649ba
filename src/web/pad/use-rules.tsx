// Rules open over the pad: nothing that is being entered is left for them.

import { type ReactNode, useEffect, useState } from 'react';
import type { Edition } from '../../text/edition/edition.ts';
import { openRulesHere } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Rulebook } from '../rules/Rulebook.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export function useRules(
  game: string,
  edition: Edition | undefined,
): { openRule(rule: string): void; readonly book: ReactNode } {
  const words = useWords('pad');
  const [rule, openRule] = useState<string | null>(null);
  useEffect(() => openRulesHere(openRule), []);
  const book = rule !== null && (
    <Dialog title={words.rules} onClose={() => openRule(null)} kind="sheet">
      <Rulebook game={game} edition={edition} rule={rule} />
    </Dialog>
  );
  return { openRule, book };
}
