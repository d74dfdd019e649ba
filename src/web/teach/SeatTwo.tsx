// In the menu: play the own seat together with somebody, and what watchers may see.
import { useState } from 'react';
import type { Invitation } from '../../wire/tables.ts';
import { json } from '../lib/api.ts';
import { complain } from '../lib/refusal.ts';
import { go } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { CopyField } from '../ui/CopyField.tsx';

interface Closing {
  readonly onClose: () => void;
}

export function SeatTwo({ onClose }: Closing) {
  const { id, seen, act, texts } = useAtTable();
  const said = useWords('teach');
  const [link, setLink] = useState<string | null>(null);
  const second = seen.you === null ? undefined : seen.chairs[seen.you].beside;
  const invite = (): void => {
    json<Invitation>('POST', `/tables/${id}/beside`).then((made) => setLink(made.link), complain);
  };
  const apart = (): void => {
    onClose();
    void act({ do: 'alone' });
  };
  return (
    <div className="w-item is-open">
      <strong>{second === undefined ? said.two : said.twoWith(second)}</strong>
      <span>{said.twoAbout}</span>
      {link !== null && second === undefined && <CopyField label={said.invitation} text={link} share={texts.title} />}
      <div className="w-row">
        {second === undefined && (
          <button type="button" className="w-second" onClick={invite}>
            {link === null ? said.invite : said.inviteAgain}
          </button>
        )}
        {(second !== undefined || link !== null) && (
          <button type="button" className="w-second" onClick={apart}>
            {second === undefined ? said.inviteNot : said.alone}
          </button>
        )}
      </div>
    </div>
  );
}

/** The second person has no more to say about the seat than this. */
export function LeaveBeside({ onClose }: Closing) {
  const { act } = useAtTable();
  const said = useWords('teach');
  const leave = (): void => {
    onClose();
    void act({ do: 'leave' }).then((isDone) => isDone && go('/'));
  };
  return (
    <button type="button" className="w-item" onClick={leave}>
      <strong>{said.leave}</strong>
      <span>{said.leaveAbout}</span>
    </button>
  );
}

/** Whether watchers may look into my hand, and who wants that. */
export function ShowHands() {
  const { seen, act, names } = useAtTable();
  const said = useWords('teach');
  const { showing = [], you, chairs } = seen;
  const mine = you !== null && showing.includes(you);
  const missing = chairs.flatMap(({ kind }, seat) =>
    kind === 'person' && !showing.includes(seat) ? [names[seat]] : [],
  );
  return (
    <div className="w-item is-open">
      <strong>{said.show}</strong>
      <span>{said.showAbout}</span>
      {showing.length > 0 && <span>{missing.length === 0 ? said.shown : said.showMissing(missing)}</span>}
      <div className="w-row">
        <button type="button" className="w-second" onClick={() => void act({ do: 'showHands', on: !mine })}>
          {mine ? said.showNot : said.showYes}
        </button>
      </div>
    </div>
  );
}

/** Somebody would like watchers to see hands: asked openly, below the board. */
export function ShowAsked() {
  const { seen, act, names } = useAtTable();
  const said = useWords('teach');
  const { showing = [], you } = seen;
  const [isPutOff, putOff] = useState(false);
  if (isPutOff || you === null || seen.isSecond || showing.length === 0 || showing.includes(you)) return null;
  return (
    <div className="w-request" role="status">
      <p>{said.showAsked(names[showing[0]])}</p>
      <button type="button" className="w-second" onClick={() => void act({ do: 'showHands', on: true })}>
        {said.showYes}
      </button>
      <button type="button" className="w-quiet" onClick={() => putOff(true)}>
        {said.showLater}
      </button>
    </div>
  );
}
