// Somebody's time is up: what was decided, what the others want, and the way back.

import type { Seat } from '../../kernel/types.ts';
import { VERDICTS } from '../../wire/values.ts';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { useNow, useSpan } from './left.ts';
import './slow.css';

export function Absent() {
  const { seen } = useAtTable();
  return seen.clocks.map((clock, seat) => {
    if (clock === null || (clock.verdict === null && clock.votes === null)) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
    return clock.votes === null ? <Judged key={seat} seat={seat} /> : <Voting key={seat} seat={seat} />;
  });
}

function Judged({ seat }: { readonly seat: Seat }) {
  const { seen, names, act } = useAtTable();
  const said = useWords().clocks;
  const verdict = seen.clocks[seat]!.verdict!;
  const isMine = seat === seen.you;
  if (isMine && verdict !== 'wait') return null; // the main button says how to come back
  const { standIn = [], voted } = seen.clocks[seat]!;
  const isPlaying = seen.you !== null && !isMine && !seen.chairs[seen.you].out;
  const mayPardon = isPlaying && seen.absent !== 'vote' && voted !== true;
  const others = seen.chairs.filter(({ kind, out }, other) => kind === 'person' && !out && other !== seat).length;
  const asked = standIn.map((other) => names[other]);
  const why = asked.length > 0 ? said.stoodIn(names[seat], asked) : said.verdicts[verdict](names[seat]);
  return (
    <div className="w-request" role="status">
      <p>{isMine ? said.mine : why}</p>
      {mayPardon && (
        <button type="button" className="w-second" onClick={() => act({ do: 'pardon', seat })}>
          {verdict === 'wait' ? said.pardonWait : said.pardon}
        </button>
      )}
      {isPlaying && verdict === 'wait' && (
        <button type="button" className="w-second" onClick={() => act({ do: 'askVote', seat, wants: 'bot' })}>
          {others > 1 ? said.askBot : said.standIn}
        </button>
      )}
      {isPlaying && verdict !== 'open' && others > 1 && (
        <button type="button" className="w-second" onClick={() => act({ do: 'askVote', seat, wants: 'open' })}>
          {said.askOpen}
        </button>
      )}
    </div>
  );
}

function Voting({ seat }: { readonly seat: Seat }) {
  const { seen, names, act } = useAtTable();
  const said = useWords().clocks;
  const span = useSpan();
  const { voteEnds } = seen.clocks[seat]!;
  const votes = seen.clocks[seat]!.votes!;
  const now = useNow(voteEnds);
  const isEnded = voteEnds !== null && voteEnds <= now;
  const { you } = seen;
  const others = seen.chairs.flatMap(({ kind, out }, other) =>
    kind === 'person' && !out && other !== seat ? [other] : [],
  );
  const mayVote = you !== null && others.includes(you);
  // Those who are absent themselves do not hold up the vote.
  const voters = others.filter((other) => !seen.clocks[other]?.votes || votes.some(({ by }) => by === other));
  return (
    <div className="w-request" role="status">
      <p>
        {seat === you ? said.voteMine : said.voteAsked(names[seat])}{' '}
        {said.needed(isEnded ? 1 : Math.floor(voters.length / 2) + 1)}
        {voteEnds !== null && !isEnded && ` ${said.voteEnds(span(voteEnds - now))}`}
      </p>
      {mayVote && (
        <div className="w-votes">
          {VERDICTS.map((wants) => {
            const by = votes.filter((vote) => vote.wants === wants).map((vote) => names[vote.by]);
            return (
              <button
                key={wants}
                type="button"
                className="w-second"
                aria-pressed={votes.some((vote) => vote.by === you && vote.wants === wants)}
                onClick={() => act({ do: 'vote', seat, wants })}
              >
                <span>
                  {said.votes[wants]}
                  <small>{said.voted(by)}</small>
                </span>
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
