// R10 The rules of the table that change what counts.
import { Field } from '../../../../parts/pad/Field.tsx';
import type { Texts } from '../../../../text/texts.ts';
import { game } from '../../game.ts';

interface TableRulesProps {
  readonly legend: string;
  readonly texts: Texts;
  /** Where they are in what is entered. */
  readonly at: string;
}

export const TableRules = ({ legend, texts, at }: TableRulesProps) => (
  <details className="blp-settings">
    <summary>{legend}</summary>
    <div>
      {Object.keys(game.settings).map((setting) => (
        <Field
          key={setting}
          at={`${at}.${setting}`}
          look={{ label: texts.settings[setting].name, name: (value) => texts.settings[setting].values[value] }}
        />
      ))}
    </div>
  </details>
);
