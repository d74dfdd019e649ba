// One of a few, or some of a few: scenario, modules, table rules.
import { type ReactNode, useId } from 'react';

interface ChoiceOption {
  readonly value: string;
  readonly label: ReactNode;
}
interface OneProps {
  readonly legend: string;
  readonly options: readonly ChoiceOption[];
  readonly value: string;
  choose(value: string): void;
}
export function ChooseOne({ legend, options, value, choose }: OneProps) {
  const name = useId();
  return (
    <fieldset className="k-choices">
      <legend>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => choose(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SomeProps {
  readonly legend: string;
  readonly options: readonly ChoiceOption[];
  readonly values: readonly string[];
  change(values: readonly string[]): void;
}
export function ChooseSome({ legend, options, values, change }: SomeProps) {
  return (
    <fieldset className="k-choices">
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, label }) => {
          const isOn = values.includes(value);
          return (
            <label key={value}>
              <input
                type="checkbox"
                checked={isOn}
                onChange={() => change(isOn ? values.filter((one) => one !== value) : [...values, value])}
              />
              <span>{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
