// The table at a step in the form the table page knows, so that its players and boards show it like a live one.

import { useMemo } from 'react';
import type { BotName } from '../../bots/names.ts';
import { characterIn, type GameId } from '../../games/index.ts';
import type { GameRecord } from '../../kernel/record.ts';
import type { Viewer } from '../../kernel/types.ts';
import type { Seen, SeenChair } from '../../table/types.ts';
import { namesOf } from '../../words/seat-names.ts';
import { textsFor } from '../lib/game-texts.ts';
import { usePrefs } from '../lib/prefs.ts';
import type { TableLink } from '../lib/table-link.ts';
import { useWords } from '../lib/words.ts';
import type { AtTable } from '../table/context.ts';
import { NO_TALK, STILL } from '../table/still.ts';
import type { Replay } from './model.ts';
import type { Watching } from './use-watching.ts';

/** Nothing can be done at a table that is only being watched. */
export const NO_LINK: TableLink = {
  open: () => undefined,
  close: () => undefined,
  reopen: () => undefined,
  subscribe: () => () => undefined,
  shown: () => ({ seen: null, log: [], since: 0, status: 'live', sending: 0 }),
  sendAct: async () => ({ rule: '', why: 'gameOver' }),
};

/** A bot's chair is named after its kind or its character; a person whose bot played for a while keeps their name. */
export const chairsOf = ({ game, seats }: GameRecord): SeenChair[] =>
  seats.map(({ name, bot }) => {
    const character = characterIn(game, { name, bot })?.id;
    return {
      kind: name === '' ? 'closed' : bot !== null && (bot === name || character !== undefined) ? 'bot' : 'person',
      name,
      bot: bot as BotName | null,
      ...(character !== undefined && { character }),
      out: false,
      promise: null,
      hasRevealed: false,
    };
  });

function seenAt(model: Replay, step: number, viewer: Viewer, chairs: readonly SeenChair[]): Seen {
  const { record, isFinished, end } = model;
  const isOver = isFinished && step === end;
  const view = model.view(step, viewer);
  return {
    ...STILL,
    seq: step + 1,
    you: null, // the viewer of a replay plays no seat
    isHost: false,
    game: record.game as GameId,
    rules: record.rules,
    settings: view.settings, // all of them: a record leaves out later settings that have their default
    phase: isOver ? 'finished' : 'playing',
    chairs,
    view,
    decision: null,
    waitsFor: model.deciders(step),
    stepsBack: step,
    result: isOver ? model.outcome() : null,
  };
}

export function useSeenAt(id: string, { model, step, viewer, look, isNews }: Watching): AtTable {
  const words = useWords();
  const { language, grid } = usePrefs();
  const chairs = useMemo(() => chairsOf(model.record), [model]);
  const names = useMemo(() => namesOf(chairs, words), [chairs, words]);
  const seen = useMemo(() => seenAt(model, step, viewer, chairs), [model, step, viewer, chairs]);
  const log = useMemo(
    () => [{ seq: look, at: 0, by: model.steps[step].seat, act: 'choose', events: model.events(step, viewer) }],
    [model, step, viewer, look],
  );
  return useMemo(
    () => ({
      id,
      link: NO_LINK,
      seen,
      log,
      talk: NO_TALK,
      since: isNews ? look - 1 : look,
      pkg: model.pkg,
      texts: textsFor(model.pkg, { language, grid }),
      names,
      act: async () => false,
    }),
    [id, seen, log, isNews, look, model, language, grid, names],
  );
}
