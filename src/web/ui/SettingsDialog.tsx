import { lazy, Suspense, useState } from 'react';
import { LANGUAGES } from '../../text/languages.ts';
import { RECOVERY_LASTS } from '../../wire/values.ts';
import { WORDS } from '../../words/index.ts';
import { api } from '../lib/api.ts';
import {
  BUZZES,
  COLOURS,
  CONFIRMS,
  CONTRASTS,
  MOTIONS,
  SOUNDS,
  SPEECHES,
  SPEEDS,
  setPrefs,
  TEXT_SIZES,
  THEMES,
  TRIES,
  usePrefs,
} from '../lib/prefs.ts';
import { complain } from '../lib/refusal.ts';
import { go, Link } from '../lib/router.ts';
import { saveFile } from '../lib/save-file.ts';
import { forgetMe, useSession } from '../lib/session.ts';
import { toast } from '../lib/toasts.ts';
import { speak, useKit, useWords } from '../lib/words.ts';
import { Choice } from './Choice.tsx';
import { CopyField } from './CopyField.tsx';
import { Dialog } from './Dialog.tsx';
import { NameField } from './NameField.tsx';
import { Sure } from './Sure.tsx';

const WaysBack = lazy(async () => ({ default: (await import('../ways-back/WaysBack.tsx')).WaysBack }));
const Devices = lazy(async () => ({ default: (await import('../devices/Devices.tsx')).Devices }));
const NoticeSettings = lazy(async () => ({ default: (await import('../push/NoticeSettings.tsx')).NoticeSettings }));

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useWords('settings');
  const { nav, recover, lang } = useWords();
  const { me } = useSession();
  return (
    <Dialog title={settings.title} lang={lang.settings} onClose={onClose} kind="sheet">
      <div className="w-stack">
        <section className="w-stack-s">
          <h3>{settings.name}</h3>
          <NameField />
          {!me && (
            <Link to="/recover" className="w-link">
              {recover.title}
            </Link>
          )}
        </section>
        <Preferences />
        {me && (
          <Link to="/statistics" className="w-link">
            {nav.statistics}
          </Link>
        )}
        {me && (
          <Suspense>
            <NoticeSettings />
          </Suspense>
        )}
        {me && (
          <Suspense>
            <Devices />
          </Suspense>
        )}
        <Recovery />
        {me && (
          <Suspense>
            <WaysBack />
          </Suspense>
        )}
        <Export />
        <Forget onClose={onClose} />
        <Link to="/about" className="w-link">
          {nav.about}
        </Link>
      </div>
    </Dialog>
  );
}

/** What this device remembers about how somebody likes to play. */
function Preferences() {
  const settings = useWords('settings');
  const prefs = usePrefs();
  return (
    <>
      <Choice
        label={useWords().nav.language}
        values={LANGUAGES}
        value={prefs.language}
        name={(one) => WORDS[one].name}
        onChange={(language) => void speak(language).catch(complain)}
      />
      <Choice
        label={settings.theme}
        values={THEMES}
        value={prefs.theme}
        name={(one) => settings.themes[one]}
        onChange={(theme) => setPrefs({ theme })}
      />
      <div className="w-stack-s">
        <Choice
          label={settings.confirm}
          values={CONFIRMS}
          value={prefs.confirm}
          name={(one) => settings.confirms[one]}
          onChange={(confirm) => setPrefs({ confirm })}
        />
        <p className="w-about">{settings.confirmsAbout[prefs.confirm]}</p>
      </div>
      <Others />
      <Choice
        label={settings.sound}
        values={SOUNDS}
        value={prefs.sound}
        name={(one) => settings.sounds[one]}
        onChange={(sound) => setPrefs({ sound })}
      />
      {'vibrate' in navigator && (
        <Choice
          label={settings.buzz}
          values={BUZZES}
          value={prefs.buzz}
          name={(one) => settings.buzzes[one]}
          onChange={(buzz) => setPrefs({ buzz })}
        />
      )}
      <Eyes />
    </>
  );
}

/** What I see of the others' moves, and they of mine. */
function Others() {
  const settings = useWords('settings');
  const prefs = usePrefs();
  return (
    <>
      <Choice
        label={settings.speed}
        values={SPEEDS}
        value={prefs.speed}
        name={(one) => settings.speeds[one]}
        onChange={(speed) => setPrefs({ speed })}
      />
      <div className="w-stack-s">
        <Choice
          label={settings.tries}
          values={TRIES}
          value={prefs.tries}
          name={(one) => settings.trying[one]}
          onChange={(tries) => setPrefs({ tries })}
        />
        <p className="w-about">{settings.triesAbout}</p>
      </div>
      <Choice
        label={settings.speech}
        values={SPEECHES}
        value={prefs.speech}
        name={(one) => settings.speeches[one]}
        onChange={(speech) => setPrefs({ speech })}
      />
    </>
  );
}

/** For eyes that want more, or less. */
function Eyes() {
  const settings = useWords('settings');
  const prefs = usePrefs();
  return (
    <>
      <Choice
        label={settings.textSize}
        values={TEXT_SIZES}
        value={prefs.textSize}
        name={(one) => settings.textSizes[one]}
        onChange={(textSize) => setPrefs({ textSize })}
      />
      <Choice
        label={settings.contrast}
        values={CONTRASTS}
        value={prefs.contrast}
        name={(one) => settings.contrasts[one]}
        onChange={(contrast) => setPrefs({ contrast })}
      />
      <Choice
        label={settings.colours}
        values={COLOURS}
        value={prefs.colours}
        name={(one) => settings.colourings[one]}
        onChange={(colours) => setPrefs({ colours })}
      />
      <Choice
        label={settings.motion}
        values={MOTIONS}
        value={prefs.motion}
        name={(one) => settings.motions[one]}
        onChange={(motion) => setPrefs({ motion })}
      />
    </>
  );
}

function Recovery() {
  const settings = useWords('settings');
  const kit = useKit();
  const { me } = useSession();
  const [link, setLink] = useState<string | null>(null);
  if (!me) return null;
  return (
    <section className="w-stack-s">
      <h3>{settings.recovery}</h3>
      <p className="w-about">{settings.recoveryAbout(kit.span(RECOVERY_LASTS))}</p>
      {link === null ? (
        <button
          type="button"
          className="w-second"
          onClick={() => api.recovery().then((made) => setLink(made.link), complain)}
        >
          {settings.makeRecovery}
        </button>
      ) : (
        <CopyField label={settings.recovery} text={link} />
      )}
    </section>
  );
}

function Export() {
  const settings = useWords('settings');
  const { me } = useSession();
  if (!me) return null;
  return (
    <section className="w-stack-s">
      <h3>{settings.export}</h3>
      <p className="w-about">{settings.exportAbout}</p>
      <button
        type="button"
        className="w-second"
        onClick={() => api.export().then((text) => saveFile(text, 'kontor-me.json', 'application/json'), complain)}
      >
        {settings.exportNow}
      </button>
    </section>
  );
}

function Forget({ onClose }: { readonly onClose: () => void }) {
  const settings = useWords('settings');
  const { me } = useSession();
  if (!me) return null;
  const forget = () =>
    forgetMe().then(() => {
      toast(settings.forgotten);
      onClose();
      go('/');
    }, complain);
  return (
    <section className="w-stack-s">
      <h3>{settings.forget}</h3>
      <p className="w-about">{settings.forgetAbout}</p>
      <Sure now={settings.forgetNow} keep={settings.keep} act={forget}>
        {(ask) => (
          <button type="button" className="w-second" onClick={ask}>
            {settings.forget}
          </button>
        )}
      </Sure>
    </section>
  );
}
