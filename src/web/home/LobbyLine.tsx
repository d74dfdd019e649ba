import { lazy, Suspense } from 'react';
import { hasOpenHands } from '../../kernel/settings.ts';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import type { TableCard } from '../../wire/seen.ts';
import { namesOf } from '../../words/seat-names.ts';
import { useAbout } from '../lib/about-game.ts';
import { textsFor } from '../lib/game-texts.ts';
import { useGame } from '../lib/hooks.ts';
import { usePrefs } from '../lib/prefs.ts';
import { Link } from '../lib/router.ts';
import { useWords } from '../lib/words.ts';
import { Seal } from '../seal/Seal.tsx';

const OpenHandsBadge = lazy(async () => ({
  default: (await import('../teach/OpenHandsChoice.tsx')).OpenHandsBadge,
}));

/** A table that anybody may join or watch: the game, whose table it is, free seats, pace, settings, and who is there. */
export function LobbyLine({ card }: { readonly card: TableCard }) {
  const words = useWords();
  const { home, paces } = words;
  const { title } = useAbout(card.game);
  const names = namesOf(card.chairs, words);
  const taken = card.chairs.flatMap(({ kind }, seat) => (kind === 'person' || kind === 'bot' ? [seat] : []));
  const free = card.phase === 'gathering' ? card.chairs.filter(({ kind }) => kind === 'open').length : 0;
  const state =
    card.phase === 'playing' ? home.waitsFor(card.waitsFor.map((seat) => names[seat])) : home.phases[card.phase];
  return (
    <li className="w-table-line">
      <div className="w-signs">
        {taken.map((seat) => (
          <PlayerSign key={seat} seat={seat} label={names[seat]} size={26} />
        ))}
        {taken.map((seat) => (
          <Seal key={seat} name={card.chairs[seat].seal} size={26} />
        ))}
      </div>
      <div className="w-table-words">
        <strong>{title}</strong>
        {card.hostName !== undefined && <span>{home.hostedBy(card.hostName)}</span>}
        <span>{free > 0 ? home.freeSeats(free, card.chairs.length) : state}</span>
        <span className="w-about">
          <Suspense>{hasOpenHands(card) && <OpenHandsBadge />}</Suspense> {paces.names[card.pace]} ·{' '}
          {(card.changed ?? []).length === 0 ? home.usualRules : <Changed card={card} />}
        </span>
        {taken.length > 0 && <span className="w-about">{home.there(taken.map((seat) => names[seat]))}</span>}
      </div>
      <div className="w-table-links">
        <Link to={`/t/${card.id}`} className="w-second">
          {free > 0 ? home.join : home.watch}
        </Link>
      </div>
    </li>
  );
}

/** The settings that differ from the usual game, in its own words: they come a little later than the line. */
function Changed({ card: { game, settings, changed = [] } }: { readonly card: TableCard }) {
  const { home } = useWords();
  const pkg = useGame(game);
  const prefs = usePrefs();
  if (pkg === null) return home.ownRules(changed.length);
  const texts = textsFor(pkg, prefs);
  const said = changed.map((name) => {
    const { name: title, values } = texts.settings[name];
    return `${title}: ${values[String(settings[name])] ?? settings[name]}`;
  });
  return said.join(' · ');
}
