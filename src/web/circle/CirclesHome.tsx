// On the front page and beside my games: my circles, in a word each.
import { useLoaded } from '../lib/hooks.ts';
import { Link } from '../lib/router.ts';
import { useSession } from '../lib/session.ts';
import { useWords } from '../lib/words.ts';
import { circleApi } from './api.ts';
import { CircleLink } from './CirclesPage.tsx';
import './circle.css';

export function CirclesHome() {
  const words = useWords('circle');
  const { lang } = useWords();
  const { me } = useSession();
  const circles = useLoaded(async () => (me ? await circleApi.mine() : []), [me]);
  if (circles === null || me === undefined) return null;
  if (circles.length === 0)
    return (
      <p className="w-about w-section" lang={lang.circle}>
        {words.homeNone} <Link to="/circles">{words.foundTitle}</Link>
      </p>
    );
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
