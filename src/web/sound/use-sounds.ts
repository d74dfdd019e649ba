// What is heard at a table: what happens on the board, my turn, a line of chat; and felt on a phone.
import { useEffect, useRef } from 'react';
import type { GameEvent } from '../../kernel/types.ts';
import type { Sound, SoundsOf } from '../../parts/sound.ts';
import { byGame } from '../lib/by-game.ts';
import { useLoaded } from '../lib/hooks.ts';
import { currentPrefs } from '../lib/prefs.ts';
import { useAtTable } from '../table/context.ts';
import { isMyTurn } from '../table/use-turn.ts';
import { buzz } from './buzz.ts';
import { sound } from './synth.ts';

const TABLES = byGame(import.meta.glob<{ SOUNDS: SoundsOf<GameEvent> }>('../../games/*/board/sounds.ts'));
const LOUDNESS = { off: 0, quiet: 0.35, normal: 0.8 } as const;
/** Somebody at the table wants an answer. */
const ASKS: readonly string[] = ['askBack', 'abandon', 'askVote'];
/** Many things at once sound like a few. */
const MOST = 3;
const APART = 90;

/** A tab that nobody sees is silent, except for one's own turn among people. */
function play(which: Sound, isCalling = false): void {
  if (document.hidden && !isCalling) return;
  sound(which, LOUDNESS[currentPrefs().sound]);
}

export function useSounds(): void {
  const { seen, log, talk, since } = useAtTable();
  const table = useLoaded(async () => (await TABLES.get(seen.game)?.())?.SOUNDS ?? null, [seen.game]);
  const heard = useRef(since);
  useEffect(() => {
    const fresh = log.filter(({ seq }) => seq > Math.max(heard.current, since));
    heard.current = log.at(-1)?.seq ?? heard.current;
    const you = seen.you;
    if (you !== null && fresh.some(({ act }) => act === `nudge ${you}`)) {
      play('bell', true);
      buzz('turn');
    } else if (fresh.some(({ act, by }) => by !== you && ASKS.includes(act.split(' ')[0]))) play('tap', true);
    const names = fresh.flatMap(({ events }) => events.flatMap(({ e }) => table?.[e] ?? []));
    for (const [i, which] of [...new Set(names)].slice(0, MOST).entries()) setTimeout(() => play(which), i * APART);
  }, [log, since, table, seen.you]);
  useMyTurn(
    isMyTurn(seen),
    seen.chairs.some(({ kind }, seat) => kind === 'person' && seat !== seen.you),
  );
  const lines = useRef(talk.length);
  useEffect(() => {
    if (talk.length > lines.current) play('tap');
    lines.current = talk.length;
  }, [talk]);
}

/** A bell when it becomes my turn, and a short buzz on a phone. Alone with bots a hidden tab does not call. */
function useMyTurn(isMine: boolean, hasCompany: boolean): void {
  const was = useRef(isMine);
  useEffect(() => {
    if (isMine && !was.current) {
      if (hasCompany) play('bell', true);
      buzz('turn');
    }
    was.current = isMine;
  }, [isMine, hasCompany]);
}
