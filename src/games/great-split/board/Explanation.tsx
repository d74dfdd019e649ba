// A track or a card, large: what it does in words, what it brings me now, and by which rule.
import type { ComponentProps } from 'react';
import { Enlarged } from '../../../parts/Sheet.tsx';
import {
  ARTWORK,
  type CardId,
  cardOf,
  characterOf,
  isSeal,
  isSealTrack,
  PRESTIGE,
  type TrackNo,
  trackId,
} from '../data/kinds.ts';
import { type CharacterId, LINES, MARKET_TILES, ROUNDS } from '../data/table.ts';
import { DOUBLE_STEPS, type Resource } from '../data/tracks.ts';
import { type Space, spacesOf } from '../picture/spaces.ts';
import { finalLines, sliderOf } from '../scoring.ts';
import type { BoardWords } from '../words/board.ts';
import { bringOf, type Standing } from './bring.ts';
import { Cameo } from './Character.tsx';
import { CardPicture, labelOf } from './cards.tsx';
import type { Explained } from './explain.ts';
import { Glyph } from './glyphs.tsx';
import { meOf, type SplitBoardProps, tracksOf } from './model.ts';
import { TrackSign } from './TargetList.tsx';

interface ExplanationProps {
  readonly what: Explained;
  readonly props: SplitBoardProps;
  readonly words: BoardWords;
  close(): void;
}

export function Explanation({ what, props, words, close }: ExplanationProps) {
  const { view } = props;
  const me = meOf(view);
  const mine: Standing = { tracks: tracksOf(view, me), who: view.open.characters[me], slider: sliderOf(view.open) };
  const sheet = { className: 'gs-sheet gs-pigments', closeLabel: words.close, onClose: close };
  if ('card' in what)
    return (
      <Enlarged {...sheet} title={labelOf(words, what.card)} face={<CardPicture id={what.card} words={words} />}>
        <AboutCard card={what.card} mine={mine} words={words} />
      </Enlarged>
    );
  if ('round' in what) return <AboutRound {...{ sheet, words, props }} round={what.round} />;
  if ('who' in what) return <AboutGuest {...{ sheet, words }} who={what.who} />;
  const { track } = what;
  const face = (
    <span className={`gs-explained is-${trackId(track).replace('_seal', '')}`}>
      <TrackSign track={track} size={130} />
    </span>
  );
  return (
    <Enlarged {...sheet} title={words.names.tracks[trackId(track)]} face={face}>
      <AboutTrack {...{ track, mine, words, props }} />
    </Enlarged>
  );
}

const Said = ({ text, rule }: { readonly text: string; readonly rule: string }) => (
  <p>
    {text} <small>({rule})</small>
  </p>
);

const SEAL_RULES = { seal_diamond: 'R5.5a', seal_square: 'R5.5b', seal_star: 'R5.5c' } as const;

interface AboutCardProps {
  readonly card: CardId | 'split';
  readonly mine: Standing;
  readonly words: BoardWords;
}
function AboutCard({ card, mine, words }: AboutCardProps) {
  const { explain, names } = words;
  if (card === 'split') return <Said text={explain.split} rule="R5.6" />;
  const { symbol, count } = cardOf(card);
  return (
    <>
      {isSeal(symbol) ? (
        <Said text={explain.seals[symbol](count)} rule={SEAL_RULES[symbol]} />
      ) : (
        <Said text={explain.steps(count, names.tracks[symbol])} rule="R5.3" />
      )}
      {!isSeal(symbol) && <p>{explain.brings(words.points(bringOf(mine, [card]).points))}</p>}
      <Said text={explain.sell} rule="R7.1" />
    </>
  );
}

type SheetLook = Pick<ComponentProps<typeof Enlarged>, 'className' | 'closeLabel' | 'onClose'>;

interface AboutRoundProps {
  readonly round: number;
  readonly sheet: SheetLook;
  readonly props: SplitBoardProps;
  readonly words: BoardWords;
}
function AboutRound({ round, sheet, props, words }: AboutRoundProps) {
  const { market, lines } = props.view.open;
  const { level, limit } = ROUNDS[round - 1];
  const tile = market[round - 1];
  const line = LINES.indexOf(round);
  const face = (
    <span className="gs-explained is-round">
      <b>{round}</b>
      <i>{level}</i>
    </span>
  );
  return (
    <Enlarged {...sheet} title={words.round(round, level, limit)} face={face}>
      <Said text={words.explain.limit(limit)} rule="R3.3" />
      <Said text={words.explain.market} rule="R8.1" />
      <p>
        <b>{words.marketTile(tile === undefined ? null : MARKET_TILES[tile])}</b>
      </p>
      {line >= 0 && (
        <Said
          text={words.line(round, (lines[line] ?? []).map((one) => words.names.scoringTiles[one]).join(', '))}
          rule="R9.2"
        />
      )}
    </Enlarged>
  );
}

interface AboutGuestProps {
  readonly who: CharacterId;
  readonly sheet: SheetLook;
  readonly words: BoardWords;
}
function AboutGuest({ who, sheet, words }: AboutGuestProps) {
  const orders = Object.entries(characterOf(who).orders) as [Resource, number][];
  return (
    <Enlarged
      {...sheet}
      title={words.names.characters[who]}
      face={
        <span className="gs-explained is-guest">
          <Cameo who={who} size={150} />
        </span>
      }
    >
      {orders.map(([resource, count]) => (
        <p key={resource} className="gs-guest-order">
          <Glyph of={resource} size={26} /> {words.names.tracks[resource]}: <b>{words.orders(count)}</b>
        </p>
      ))}
      <Said text={words.explain.signs.order(DOUBLE_STEPS)} rule="R6.6" />
    </Enlarged>
  );
}

/** By which sentence and rule a track is told. */
function kindOf(track: TrackNo): readonly [kind: keyof BoardWords['explain']['tracks'], rule: string] {
  if (track === PRESTIGE) return ['prestige', 'R11.2'];
  if (isSealTrack(track)) return ['seal', 'R10.5'];
  const id = trackId(track);
  if (id === 'book') return ['book', 'R10.2'];
  if (track === ARTWORK) return ['artwork', 'R10.3'];
  return id === 'gold' ? ['gold', 'R6.1'] : ['gem', 'R10.4'];
}

const SIGNS = [
  ['order', 'R6.6', (space: Space) => space.isOrder],
  ['star', 'R6.7', (space: Space) => space.stars > 0],
  ['double_arrow', 'R6.1', (space: Space) => space.isArrow],
  ['instant', 'R6.3', (space: Space) => space.instant !== null],
] as const;

interface AboutTrackProps {
  readonly track: TrackNo;
  readonly mine: Standing;
  readonly words: BoardWords;
  readonly props: SplitBoardProps;
}
function AboutTrack({ track, mine, words, props }: AboutTrackProps) {
  const { explain } = words;
  const [kind, rule] = kindOf(track);
  const id = trackId(track);
  const lines = finalLines(mine.who, mine.tracks, mine.slider).filter(({ of = [] }) => of.includes(id));
  const spaces = track === PRESTIGE ? [] : spacesOf(track);
  const own = id.replace('_seal', '') as 'book';
  return (
    <>
      <Said text={explain.tracks[kind](DOUBLE_STEPS)} rule={rule} />
      {lines.map((line) => (
        <p key={line.label}>
          <b>{explain.now(line.points)}</b> {props.texts.line(line)}
        </p>
      ))}
      <ul className="gs-signs">
        {SIGNS.filter(([, , isOn]) => spaces.some(isOn)).map(([sign, by]) => (
          <li key={sign}>
            <Glyph of={sign === 'instant' ? own : sign} size={26} />
            <Said text={explain.signs[sign](DOUBLE_STEPS)} rule={by} />
          </li>
        ))}
      </ul>
    </>
  );
}
