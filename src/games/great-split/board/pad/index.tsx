// The score pad of The Great Split: everybody's board with its cubes, and the slider that everybody shares.
import '../pigments.css';
import '../tints.css';
import '../table.css';
import '../tracks.css';
import '../marks.css';
import '../sheets.css';
import './pad.css';
import { useRef } from 'react';
import { Field } from '../../../../parts/pad/Field.tsx';
import { Form, Seats } from '../../../../parts/pad/Form.tsx';
import { liesIn, Trouble } from '../../../../parts/pad/Trouble.tsx';
import { Pencil } from '../../../../parts/pad/Typing.tsx';
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { useRoom } from '../../../../parts/room.ts';
import { kind } from '../../data/edition.ts';
import type { CharacterId } from '../../data/table.ts';
import { positionsOf } from '../../pad.ts';
import { typing } from '../../pad-cards.ts';
import { CUBE_TRACKS, type CubeTrack, type PadPosition, POSITION } from '../../pad-shape.ts';
import type { SplitWords } from '../../words/index.ts';
import { Character } from '../Character.tsx';
import { Glyph } from '../glyphs.tsx';
import { Tracks } from '../Tracks.tsx';
import { withCharacterOf, withCube } from './model.ts';

export { emptyPad, isPad, withPlayers } from './model.ts';
export const takesTyped = true;

export function PadEntry(props: PadEntryProps<PadPosition, SplitWords>) {
  const { value, change, players, lit } = props;
  const { board: words, entry: pad } = props.words;
  return (
    <Form of={POSITION} className="gs-pigments gsp" {...{ value, change, players, lit }}>
      <Seats>
        {(at, seat) => (
          <div className="gsp-room">
            <div className="gsp-characters">
              <Field
                at={`${at}.character`}
                look={{
                  label: pad.characters,
                  name: (id) => words.names.characters[id as CharacterId],
                  picture: (id) => <Character who={id as CharacterId} words={words} isLit={lit.includes(id)} />,
                }}
                change={(id: CharacterId) => change(withCharacterOf(value, seat, id))}
              />
            </div>
            <Cubes {...props} {...{ at, seat }} />
            <Field
              at={`${at}.prestige`}
              look={{ label: pad.prestige, sign: () => <Glyph of="prestige" size={34} /> }}
            />
            <p className="gsp-hint">{pad.hint}</p>
            <Pencils {...props} seat={seat} />
          </div>
        )}
      </Seats>
    </Form>
  );
}

interface CubesProps extends PadEntryProps<PadPosition, SplitWords> {
  readonly at: string;
  readonly seat: number;
}
const isSeal = (track: CubeTrack): boolean => typing.rowOf({}, 'resources', track) === undefined;
const SHOWN = { resources: ['values', 'orders'], seals: ['starsAt', 'stars'] };
/** What a place of a list is called; the values of a resource are by space, from 0. */
const PLACES: Readonly<Record<string, (words: SplitWords['entry'], at: number) => string>> = {
  values: (words, at) => words.worth(at),
  orders: (words, at) => words.orderOn(at + 1),
  starsAt: (words, at) => words.bannerOn(at + 1),
  stars: (words, at) => words.bannerStars(at + 1),
};
/** What this table's boards and the character say, where the player's cubes stand. */
function Pencils({ value, change, words, seat }: Omit<CubesProps, 'at'>) {
  const of = { typing, kind, value, change, words };
  const { names } = words.board;
  const { character, tracks } = value.players[seat];
  const isHere = (track: CubeTrack, column: string, space: number) => column !== 'values' || space === tracks[track];
  return (
    <details className="gsp-pencils">
      <summary>{words.entry.otherBoards}</summary>
      <Pencil {...of} table="characters" id={character} name={names.characters[character]} />
      {CUBE_TRACKS.map((track) => (
        <Pencil
          key={track}
          {...of}
          table={isSeal(track) ? 'seals' : 'resources'}
          id={track}
          columns={SHOWN[isSeal(track) ? 'seals' : 'resources'].filter(
            (column) => column !== 'values' || track !== 'gold',
          )}
          name={names.tracks[track]}
          shows={(column, space) => isHere(track, column, space)}
          place={(column, at) => PLACES[column]?.(words.entry, at)}
        />
      ))}
    </details>
  );
}

/** Narrower, every track has the whole width. */
const NARROW = 600;

/** The board itself: cubes and slider are set where they stand. */
function Cubes({ at, seat, value, change, players, problem, lit, words: { board: words } }: CubesProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useRoom(frame).width < NARROW;
  const player = value.players[seat];
  const wrong = CUBE_TRACKS.filter((track) => liesIn(problem?.at ?? '', `${at}.tracks.${track}`));
  return (
    <>
      <div ref={frame} className={isNarrow ? 'gsp-board in-tall' : 'gsp-board'}>
        <Tracks
          walk={{ tracks: positionsOf(player), on: null }}
          who={player.character}
          slider={value.slider}
          label={words.board(players[seat])}
          isFull
          {...{ words, lit, wrong }}
          set={(what, to) =>
            change(
              what === 'slider'
                ? { ...value, slider: to }
                : { ...value, players: value.players.with(seat, withCube(player, what, to)) },
            )
          }
        />
      </div>
      <Trouble at={['slider', `${at}.tracks`]} />
    </>
  );
}
