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
import type { PadEntryProps } from '../../../../parts/pad.ts';
import { useRoom } from '../../../../parts/room.ts';
import type { CharacterId } from '../../data/table.ts';
import { positionsOf } from '../../pad.ts';
import { CUBE_TRACKS, type PadPosition, POSITION } from '../../pad-shape.ts';
import type { SplitWords } from '../../words/index.ts';
import { Character } from '../Character.tsx';
import { Glyph } from '../glyphs.tsx';
import { Tracks } from '../Tracks.tsx';
import { withCharacterOf, withCube } from './model.ts';

export { emptyPad, isPad, withPlayers } from './model.ts';

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
