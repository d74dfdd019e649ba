// On a circle's page: tonight's evening, or a new one, and those before.
import { useId, useState } from 'react';
import { GAME_IDS } from '../../games/index.ts';
import type { EveningCreated, EveningList, NewEvening } from '../../wire/evenings.ts';
import { json } from '../lib/api.ts';
import { useLoaded } from '../lib/hooks.ts';
import { complain } from '../lib/refusal.ts';
import { go, Link } from '../lib/router.ts';
import { useKit, useWords } from '../lib/words.ts';
import { Icon } from '../ui/Icon.tsx';

const listOf = async (circle: string): Promise<EveningList['evenings']> =>
  (await json<EveningList>('GET', `/evenings?circle=${encodeURIComponent(circle)}`)).evenings;

export function EveningLinks({ circle }: { readonly circle: string }) {
  const words = useWords('evening');
  const kit = useKit();
  const title = useId();
  const evenings = useLoaded(() => listOf(circle), [circle]) ?? [];
  const [isOpening, setOpening] = useState(false);
  const now = evenings.find(({ isOver }) => !isOver);
  const open = async (): Promise<void> => {
    setOpening(true);
    try {
      const wanted: NewEvening = { circle, games: [GAME_IDS[0]] };
      go(`/evening/${(await json<EveningCreated>('POST', '/evenings', wanted)).id}`);
    } catch (error) {
      setOpening(false);
      complain(error);
    }
  };
  const past = evenings.filter((one) => one !== now);
  return (
    <section className="w-card w-stack-s" aria-labelledby={title}>
      <h2 id={title}>{words.title}</h2>
      <p className="w-about">{words.openAbout}</p>
      {now === undefined ? (
        <button type="button" className="w-second" disabled={isOpening} onClick={open}>
          <Icon name="star" />
          {words.open}
        </button>
      ) : (
        <Link to={`/evening/${now.id}`} className="w-main">
          {words.resume}
        </Link>
      )}
      {past.length > 0 && (
        <details>
          <summary>{words.past}</summary>
          <ul className="w-stack-s">
            {past.map(({ id, createdAt, people, rounds }) => (
              <li key={id}>
                <Link to={`/evening/${id}`}>
                  {words.when(kit.date(createdAt, { dateStyle: 'medium' }), people, rounds)}
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
