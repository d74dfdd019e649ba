// Rules open over the pad: nothing that is being entered is left for them.

import { type ReactNode, useEffect, useState } from 'react';
import { openRulesHere } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Rulebook } from '../rules/Rulebook.tsx';
import { Dialog } from '../ui/Dialog.tsx';

export function useRules(game: string): { openRule(rule: string): void; readonly book: ReactNode } {
  const words = useWords('pad');
  const [rule, openRule] = useState<string | null>(null);
  useEffect(() => openRulesHere(openRule), []);
  const book = rule !== null && (
    <Dialog title={words.rules} onClose={() => openRule(null)} kind="sheet">
      <Rulebook game={game} rule={rule} />
    </Dialog>
  );
  return { openRule, book };
}
