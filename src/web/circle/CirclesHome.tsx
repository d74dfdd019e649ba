// On the front page and beside my games: my circles, in a word each.
import type { Circled } from '../../wire/circles.ts';
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { circleApi } from './api.ts';
import { CircleLink } from './CirclesPage.tsx';
import './circle.css';

/** null: not known yet. */
function useCircles(): readonly Circled[] | null {
  const { me } = useSession();
  return useLoaded(async () => (me ? await circleApi.mine() : []), [me]);
}

export function CirclesHome() {
  const words = useWords('circle');
  const { lang } = useWords();
  const circles = useCircles() ?? [];
  if (circles.length === 0) return null;
  return (
    <section className="w-section" aria-labelledby="circles" lang={lang.circle}>
      <div className="w-mine-head">
        <h2 id="circles">{words.homeTitle}</h2>
        <Link to="/circles" className="w-quiet">
          {words.all}
        </Link>
      </div>
      <ul className="w-circles">
        {circles.map((circle) => (
          <li key={circle.id}>
            <CircleLink circle={circle} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whoever has no circle yet reads, at the end of the page, that there is such a thing. */
export function CirclesHint() {
  const words = useWords('circle');
  const { lang } = useWords();
  const { me } = useSession();
  const circles = useCircles();
  if (me === undefined || circles?.length !== 0) return null;
  return (
    <p className="w-about w-section" lang={lang.circle}>
      {words.homeNone} <Link to="/circles">{words.foundTitle}</Link>
    </p>
  );
}
