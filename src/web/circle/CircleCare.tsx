// My place in a circle, and for its founder: leading it.
import { useId, useState } from 'react';
import type { CircleChanges, CirclePage } from '../../wire/circles.ts';
import { MOST_CALL, MOST_HOUSE_RULES } from '../../wire/values.ts';
import { go } from '../lib/router.ts';
import { toast } from '../lib/toasts.ts';
import { useWords } from '../lib/words.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Sure } from '../ui/Sure.tsx';
import { circleApi } from './api.ts';
import { CirclePeople } from './CirclePeople.tsx';
import { complainHere } from './complain.ts';

interface CareProps {
  readonly circle: CirclePage;
  readonly onClose: () => void;
}

export function CircleCare({ circle, onClose }: CareProps) {
  const words = useWords('circle');
  const { lang } = useWords();
  const isFounder = circle.members.some((member) => member.isYou && member.isFounder);
  return (
    <Dialog title={isFounder ? words.lead : words.mine} lang={lang.circle} onClose={onClose} kind="sheet">
      <div className="w-stack w-circle-care">
        {isFounder && <Wishes circle={circle} />}
        <CirclePeople circle={circle} isFounder={isFounder} />
        <Switch
          label={words.notices}
          about={words.noticesAbout}
          isOn={circle.wantsNotices}
          onChange={(isOn) => void circleApi.wantNotices(circle.id, isOn).catch(complainHere)}
        />
        {isFounder && <Founders circle={circle} />}
        <Ending
          title={words.leave}
          about={words.leaveAbout}
          now={words.leaveNow}
          end={() => circleApi.leave(circle.id)}
        />
        {isFounder && (
          <Ending
            title={words.drop}
            about={words.dropAbout}
            now={words.dropNow}
            end={() => circleApi.drop(circle.id)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** What the circle says of itself. */
function Wishes({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const [name, setName] = useState(circle.name);
  const [call, setCall] = useState(circle.call);
  const [houseRules, setRules] = useState(circle.houseRules);
  const [callAbout, rulesAbout] = [useId(), useId()];
  const save = (): void =>
    void circleApi.change(circle.id, { name, call, houseRules }).then(() => toast(words.saved), complainHere);
  return (
    <form
      className="w-stack-s"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className="w-stack-s">
        <span>{words.name}</span>
        <input className="w-field" value={name} maxLength={40} onChange={({ target }) => setName(target.value)} />
      </label>
      <label className="w-stack-s">
        <span>{words.callField}</span>
        <input
          className="w-field"
          value={call}
          maxLength={MOST_CALL}
          inputMode="url"
          aria-describedby={callAbout}
          onChange={({ target }) => setCall(target.value)}
        />
      </label>
      <p id={callAbout} className="w-about">
        {words.callAbout}
      </p>
      <label className="w-stack-s">
        <span>{words.rulesField}</span>
        <textarea
          className="w-field"
          rows={4}
          value={houseRules}
          maxLength={MOST_HOUSE_RULES}
          aria-describedby={rulesAbout}
          onChange={({ target }) => setRules(target.value)}
        />
      </label>
      <p id={rulesAbout} className="w-about">
        {words.rulesAbout}
      </p>
      <p>
        <button type="submit" className="w-main" disabled={name.trim() === ''}>
          {words.save}
        </button>
      </p>
    </form>
  );
}

function Founders({ circle }: { readonly circle: CirclePage }) {
  const words = useWords('circle');
  const change = (changes: CircleChanges): void => void circleApi.change(circle.id, changes).catch(complainHere);
  const renew = (): void => void circleApi.renewLink(circle.id).then(() => toast(words.renewed), complainHere);
  return (
    <>
      <Switch
        label={words.isRated}
        about={words.isRatedAbout}
        isOn={circle.isRated}
        onChange={(isRated) => change({ isRated })}
      />
      <div className="w-stack-s">
        <p>
          <button type="button" className="w-second" onClick={renew}>
            {words.renew}
          </button>
        </p>
        <p className="w-about">{words.renewAbout}</p>
      </div>
    </>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, about, isOn, onChange }: SwitchProps) {
  const described = useId();
  return (
    <div className="w-stack-s">
      <label className="w-circle-switch">
        <input
          type="checkbox"
          checked={isOn}
          aria-describedby={described}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
      <p id={described} className="w-about">
        {about}
      </p>
    </div>
  );
}

interface EndingProps {
  readonly title: string;
  readonly about: string;
  readonly now: string;
  readonly end: () => Promise<void>;
}

function Ending({ title, about, now, end }: EndingProps) {
  const words = useWords('circle');
  return (
    <div className="w-stack-s">
      <p className="w-about">{about}</p>
      <Sure now={now} keep={words.stay} act={() => void end().then(() => go('/circles'), complainHere)}>
        {(ask) => (
          <p>
            <button type="button" className="w-danger" onClick={ask}>
              {title}
            </button>
          </p>
        )}
      </Sure>
    </div>
  );
}
