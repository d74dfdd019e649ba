import { lazy, Suspense, useState } from 'react';
import { hasOpenHands } from '../../kernel/settings.ts';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { usePaceAbout } from '../slow/pace-about.ts';
import { Icon } from '../ui/Icon.tsx';
import { useAtTable, useGameLang } from './context.ts';

const OpenHandsNote = lazy(async () => ({ default: (await import('../teach/OpenHandsChoice.tsx')).OpenHandsNote }));
const ChangeTable = lazy(async () => ({ default: (await import('./ChangeTable.tsx')).ChangeTable }));

/** What is played here: everything that differs from the usual game, in words. */
export function Played() {
  const { seen, pkg, texts } = useAtTable();
  const { gather, paces, helps } = useWords();
  const missing = useWords().absences;
  const off = useWords().holidays;
  const lang = useGameLang();
  const [isChanging, setChanging] = useState(false);
  const changed = Object.entries(pkg.game.settings).filter(([name, known]) => seen.settings[name] !== known.default);
  return (
    <section className="w-card w-played">
      <h2>{gather.settings}</h2>
      <p lang={lang}>{texts.tagline}.</p>
      <ul>
        {changed.map(([name, { rule }]) => (
          <li key={name} lang={lang}>
            {texts.settings[name].name}: {texts.settings[name].values[String(seen.settings[name])]}{' '}
            <RuleLink game={seen.game} rule={rule} />
          </li>
        ))}
        {hasOpenHands(seen) && (
          <li>
            <Suspense>
              <OpenHandsNote />
            </Suspense>
          </li>
        )}
        <li>
          {paces.names[seen.pace]}: {usePaceAbout()(seen.pace)}
        </li>
        {seen.pace !== 'none' && (
          <li>
            {missing.label}: {missing.names[seen.absent]}. {missing.about[seen.absent]}
          </li>
        )}
        {seen.holidays !== undefined && (
          <li>
            {off.label}: {off.days(seen.holidays)}. {off.about}
          </li>
        )}
        <li>
          {helps[seen.help].name}: {helps[seen.help].about}
        </li>
      </ul>
      {seen.isHost && seen.phase === 'gathering' && seen.daily === null && (
        <button type="button" className="w-second" onClick={() => setChanging(true)}>
          <Icon name="gear" />
          {gather.change}
        </button>
      )}
      <Suspense>{isChanging && <ChangeTable onClose={() => setChanging(false)} />}</Suspense>
    </section>
  );
}
