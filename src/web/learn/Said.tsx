import { WithRules } from '../lib/rule-link.tsx';

const CITED = / \(([RQ][\w.]+(?:, [RQ][\w.]+)*)\)(\s?[.?]|)/g;

/** Words of a lesson: rule numbers become links behind the sentence, which need no brackets. */
export const Said = ({ game, text }: { readonly game: string; readonly text: string }) => (
  <WithRules
    game={game}
    text={text.replaceAll(CITED, (_, rules: string, stop: string) => `${stop}\u00a0${rules.replaceAll(', ', ' ')}`)}
  />
);
