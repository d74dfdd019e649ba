// The transcript of Baselland: a real game entered tile by tile and checked by the rules as it grows.
import './transcript.css';
import { type ReactNode, useMemo, useState } from 'react';
import { Dock } from '../../../../parts/Dock.tsx';
import { PlayerSign } from '../../../../parts/PlayerSign.tsx';
import { Form } from '../../../../parts/pad/Form.tsx';
import { TroubleText } from '../../../../parts/pad/Trouble.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { TILES } from '../../data/kinds.ts';
import { type Followed, follow } from '../../follow.ts';
import { type Move, TRANSCRIPT, type Written } from '../../pad-shape.ts';
import { onTheTrack } from '../../transcript.ts';
import type { Place, TileType } from '../../types.ts';
import type { BoardWords } from '../../words/board.ts';
import type { BasellandWords } from '../../words/index.ts';
import type { TranscriptWords } from '../../words/transcript.ts';
import { FollowerDock, PlaceDock } from '../Dock.tsx';
import { Box } from '../pad/Box.tsx';
import { Land } from '../pad/Land.tsx';
import { TableRules } from '../pad/TableRules.tsx';
import { useKeys } from '../useKeys.ts';
import { Steps } from './Steps.tsx';
import { leftIn, type MoveEntry, useMove } from './useMove.ts';

export { emptyPad, isPad, score, seats, withPlayers } from './model.ts';

export function PadEntry(props: PadEntryProps<Written, BasellandWords>) {
  const { value, change, players, texts } = props;
  const { transcript: words, board } = props.words;
  const [again, setAgain] = useState<number | null>(null);
  const followed = useMemo(() => follow(value), [value]);
  const { steps, problem } = followed;
  const at = Math.min(again ?? steps.length, steps.length);
  const before = useMemo(
    () => (at === steps.length ? followed : follow({ ...value, moves: value.moves.slice(0, at) })).s,
    [value, followed, steps.length, at],
  );
  const seat = at % players.length;
  const done = (move: Move): void => {
    setAgain(null);
    change({ ...value, moves: [...value.moves.slice(0, at), move, ...value.moves.slice(at + 1)] });
  };
  const entry = useMove(before, seat, texts, done);
  const isAgain = at < value.moves.length;
  const changeMove = (move: number | null): void => {
    entry.letGo();
    setAgain(move);
  };
  return (
    <Form of={TRANSCRIPT} className="blp" {...{ value, change, players }} lit={props.lit}>
      <Running {...{ followed, players, words, seat }} />
      <Turn seat={seat} says={isAgain ? words.again(players[seat], at + 1) : words.turn(players[seat], at + 1)}>
        {again !== null && (
          <button type="button" className="k-button" onClick={() => changeMove(null)}>
            {words.cancel}
          </button>
        )}
      </Turn>
      <Country {...props} entry={entry} seat={seat} />
      <Tray {...{ entry, board, words }} isFull={value.moves.length === TILES.length - 1} left={leftIn(before)} />
      <div className="bl blt-list">
        <Steps
          moves={value.moves}
          {...{ steps, problem, texts, words }}
          names={players}
          change={changeMove}
          backTo={(count) => {
            setAgain(null);
            change({ ...value, moves: value.moves.slice(0, count) });
          }}
        />
      </div>
      <TableRules legend={words.settings} texts={texts} at="options" />
    </Form>
  );
}

interface TrayProps {
  readonly entry: MoveEntry;
  readonly board: BoardWords;
  readonly words: TranscriptWords;
  readonly isFull: boolean;
  readonly left: ReturnType<typeof leftIn>;
}
/** What is still in the box, to draw from. */
const Tray = ({ entry, board, words, isFull, left }: TrayProps) => (
  <div className="bl blp-tray">
    <p>{isFull ? words.end : words.draw}</p>
    <Box label={words.box} left={left} held={entry.held} words={board} pick={entry.hold} />
  </div>
);

interface TurnProps {
  readonly seat: number;
  readonly says: string;
  readonly children: ReactNode;
}
const Turn = ({ seat, says, children }: TurnProps) => (
  <p className="blt-turn" role="status">
    <PlayerSign seat={seat} size={26} />
    <strong>{says}</strong>
    {children}
  </p>
);

/** Points on the track and followers at home, after the last move that holds. */
function Running({ followed, players, words, seat }: RunningProps) {
  const scores = onTheTrack(followed.s);
  return (
    <ul className="blp-players" aria-label={words.players}>
      {players.map((name, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={i} className={i === seat ? 'blp-player is-on' : 'blp-player'}>
          <span className="blp-whose">
            <PlayerSign seat={i} size={30} />
            <span>
              {name}
              <small>{words.track(scores[i])}</small>
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
interface RunningProps {
  readonly followed: Followed;
  readonly players: readonly string[];
  readonly words: TranscriptWords;
  readonly seat: number;
}

const NOWHERE = { rule: 'R4.6', why: 'fitsNowhere' };

interface CountryProps extends PadEntryProps<Written, BasellandWords> {
  readonly entry: MoveEntry;
  readonly seat: number;
}
function Country({ entry, seat, texts, words: { board, entry: names, transcript }, lit }: CountryProps) {
  const { s, placing, puts, refusal } = entry;
  const { laid } = s.open;
  const [pointed, point] = useState<string | null | undefined>(undefined);
  useKeys(placing);
  const last = laid.length > 1 ? laid[laid.length - 1] : null;
  const nameOf = (place: Place) => texts.option({ open: { laid } } as never, { do: 'place', seat }, place).text;
  return (
    <Land
      open={s.open}
      {...{ laid, placing, lit, puts }}
      words={board}
      chosen={last}
      wrong={null}
      put={entry.put}
      tilesLabel={transcript.country}
      tileName={(one) => names.at(board.tileNames[one.tile[0] as TileType], one.x, one.y)}
      nameOf={nameOf}
      choose={entry.lay}
      refuse={entry.refuse}
    >
      <div className="blp-say" role="alert">
        {refusal !== null && <TroubleText problem={refusal} />}
        {entry.fitsNowhere && <TroubleText problem={NOWHERE} text={transcript.nowhere} />}
      </div>
      {(placing !== null || puts !== null) && (
        <Dock as="island" label={board.options}>
          {placing !== null && (
            <PlaceDock placing={placing} words={board} lay={() => placing.target && entry.lay(placing.target.option)} />
          )}
          {puts !== null && (
            <FollowerDock choices={puts} {...{ seat, pointed, point }} words={board} choose={entry.put} />
          )}
        </Dock>
      )}
    </Land>
  );
}
