import type { GameId, GamePackage } from '../../games/index.ts';
import { same } from '../../kernel/canonical.ts';
import { hasOpenHands, OPEN_HANDS, settle } from '../../kernel/settings.ts';
import type { Settings, SettingValue } from '../../kernel/types.ts';
import { foreign } from '../../text/languages.ts';
import { textsOf } from '../../text/package.ts';
import { usePrefs } from '../lib/prefs.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { Choice } from '../ui/Choice.tsx';

interface PickerProps {
  readonly game: GameId;
  readonly pkg: GamePackage;
  readonly settings: Settings;
  readonly onChange: (settings: Settings) => void;
}

/** The game as it is usually played, or with some rules changed. */
export function SettingsPicker({ game, pkg, settings, onChange }: PickerProps) {
  const { setup } = useWords();
  const { language } = usePrefs();
  const texts = textsOf(pkg, language);
  const { presets } = pkg.game;
  const hasPresets = Object.keys(presets).length > 0;
  if (Object.keys(pkg.game.settings).length === 0) return null;
  const settled = settle(pkg.game, settings);
  const { [OPEN_HANDS]: _, ...own } = settled;
  const chosen = Object.keys(presets).find((name) => same(settle(pkg.game, presets[name]), own)) ?? null;
  return (
    <section className="w-card w-stack">
      <h2>{setup.rules}</h2>
      {hasPresets && (
        <Choice
          kind="cards"
          label={setup.presets}
          hideLabel
          values={Object.keys(presets)}
          value={chosen}
          name={(name) => <Preset text={texts.presets[name] ?? name} />}
          onChange={(name) => onChange({ ...(hasOpenHands({ settings }) && { [OPEN_HANDS]: true }), ...presets[name] })}
        />
      )}
      {hasPresets && chosen === null && <p className="w-about">{setup.ownMix}</p>}
      <details className="w-fine" open={!hasPresets}>
        <summary>{setup.fine}</summary>
        <div className="w-fine-list" lang={foreign(pkg.words, language, 'texts')}>
          {Object.entries(pkg.game.settings).map(([name, { values, rule }]) => (
            <div key={name} className="w-fine-one">
              <Choice
                kind="cards"
                label={texts.settings[name].name}
                values={[...values].sort(ascending).map(String)}
                value={String(settled[name])}
                name={(value) => texts.settings[name].values[value] ?? value}
                onChange={(value) => onChange({ ...settled, [name]: values.find((one) => String(one) === value)! })}
              />
              <p className="w-about">
                {texts.settings[name].about} <RuleLink game={game} rule={rule} />
              </p>
            </div>
          ))}
        </div>
      </details>
    </section>
  );
}

const ascending = (a: SettingValue, b: SettingValue): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : 0;

/** 'Name: sentence' in two sizes. */
function Preset({ text }: { readonly text: string }) {
  const [name, ...about] = text.split(': ');
  return (
    <>
      <strong>{name}</strong>
      <small>{about.join(': ')}</small>
    </>
  );
}
