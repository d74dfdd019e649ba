// A rule number that leads to its rule: beside the table where there is one, else on the rulebook's own page.
import { createElement, type ReactNode } from 'react';
import { go } from './router.ts';
import { useWords } from './words.ts';

let opener: ((rule: string) => void) | null = null;
/** The table page opens rules beside the board. Returns a function that undoes this. */
export function openRulesHere(open: (rule: string) => void): () => void {
  opener = open;
  return () => {
    if (opener === open) opener = null;
  };
}
export function openRule(game: string, rule: string): void {
  if (opener !== null) opener(rule);
  else go(`/rules/${game}#${rule}`);
}

interface RuleLinkProps {
  readonly game: string;
  readonly rule: string;
  /** What is said instead of the number. */
  readonly children?: ReactNode;
}
export function RuleLink({ game, rule, children }: RuleLinkProps): ReactNode {
  const { rules } = useWords();
  if (rule === '') return null;
  return (
    <a
      className={children === undefined ? 'w-rule' : undefined}
      href={`/rules/${game}#${rule}`}
      title={children === undefined ? rules.see(rule) : undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        openRule(game, rule);
      }}
    >
      {children ?? rule}
    </a>
  );
}

/** A text whose rule numbers are links, except `self`. */
export function WithRules({ game, text, self }: { game: string; text: string; self?: string }): ReactNode {
  const parts = text.split(/(\b[RQ]\d+(?:\.E?\d+)*[a-z]?\b)/);
  const link = (rule: string, i: number): ReactNode => createElement(RuleLink, { key: i, game, rule });
  return parts.map((part, i) => (i % 2 === 1 && part !== self ? link(part, i) : part));
}
