// R10 The rules of the table that change what counts.
import type { SettingValue } from '../../../../kernel/types.ts';
import { ChooseOne } from '../../../../parts/pad/Choices.tsx';
import type { Texts } from '../../../../text/texts.ts';
import { game } from '../../game.ts';
import type { Options } from '../../types.ts';

interface TableRulesProps {
  readonly legend: string;
  readonly texts: Texts;
  readonly settings: Options;
  change(some: Partial<Options>): void;
}

export function TableRules({ legend, texts, settings, change }: TableRulesProps) {
  return (
    <details className="blp-settings">
      <summary>{legend}</summary>
      <div>
        {Object.entries(game.settings).map(([name, { values }]) => (
          <ChooseOne
            key={name}
            legend={texts.settings[name].name}
            options={values.map((one) => ({ value: String(one), label: texts.settings[name].values[String(one)] }))}
            value={String(settings[name as keyof Options])}
            choose={(chosen) => change({ [name]: values.find((one) => String(one) === chosen) as SettingValue })}
          />
        ))}
      </div>
    </details>
  );
}
