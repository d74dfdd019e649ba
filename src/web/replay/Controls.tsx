// What happened, the slider with its turns, the buttons, and whose view is shown.

import { type MouseEvent, memo } from 'react';
import { PlayerSign } from '../../parts/PlayerSign.tsx';
import { RuleLink } from '../lib/rule-link.tsx';
import { useWords } from '../lib/words.ts';
import { useAtTable } from '../table/context.ts';
import { Icon } from '../ui/Icon.tsx';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { type Replay, scoreChange, scoresOf, turnChange } from './model.ts';
import { sayingsOf } from './sayings.ts';
import { PLAY_SPEEDS, type Watching } from './use-watching.ts';

interface ControlsProps {
  readonly watching: Watching;
  readonly layOpen: (isOpen: boolean) => void;
  readonly isPhone: boolean;
}

export function Controls({ watching, layOpen, isPhone }: ControlsProps) {
  const { controls } = useWords('replay');
  return (
    <section className="rp-bar" aria-label={controls.label}>
      <Sentence watching={watching} />
      <Slider watching={watching} />
      <div className="rp-buttons">
        <Transport watching={watching} />
        {isPhone ? (
          <>
            <Eyes watching={watching} layOpen={layOpen} />
            <OneSpeed watching={watching} />
          </>
        ) : (
          <Speeds watching={watching} />
        )}
      </div>
    </section>
  );
}

/** The last thing that happened in this step; while the replay plays by itself, it is not read aloud. */
function Sentence({ watching: { model, step, viewer, isOpen, isPlaying } }: { readonly watching: Watching }) {
  const { texts, names, seen } = useAtTable();
  const { controls, broken, turns } = useWords('replay');
  const said = sayingsOf(model, step, { texts, names, viewer, isOpen, unseen: turns.unseen }).at(-1);
  const isBroken = model.broken !== null && step === model.end;
  return (
    <div className="rp-said">
      <p className="w-sentence" aria-live={isPlaying ? 'off' : 'polite'}>
        {isBroken ? broken(model.broken!.choice) : (said?.text ?? controls.begin)}{' '}
        {said !== undefined && !isBroken && <RuleLink game={seen.game} rule={said.rule} />}
      </p>
      <output className="rp-count">{controls.step(step, model.end)}</output>
    </div>
  );
}

function Slider({ watching: { model, step, goTo } }: { readonly watching: Watching }) {
  const { controls } = useWords('replay');
  return (
    <div className="rp-slider">
      <Ticks model={model} />
      <input
        type="range"
        min={0}
        max={model.end}
        value={step}
        aria-label={controls.slider}
        aria-valuetext={controls.step(step, model.end)}
        style={{ '--at': `${(100 * step) / Math.max(1, model.end)}%` }}
        onChange={(event) => goTo(Number(event.target.value))}
      />
    </div>
  );
}

/** Where turns end; longer where somebody has scored. */
const Ticks = memo(function Ticks({ model }: { readonly model: Replay }) {
  const scores = scoresOf(model);
  const end = Math.max(1, model.end);
  const scored = new Set<number>();
  for (let at = scoreChange(scores, 0, 1); at !== null; at = scoreChange(scores, at, 1)) scored.add(at);
  const ticks = model.turns.map(({ first, last }) => ({
    last,
    isScore: Array.from({ length: last - first + 1 }, (_, i) => first + i).some((step) => scored.has(step)),
  }));
  return (
    <svg className="rp-ticks" viewBox={`0 0 ${end} 10`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map(({ last, isScore }) => (
        <path key={last} className={isScore ? 'is-score' : ''} d={`M${last} ${isScore ? 0 : 4}V10`} />
      ))}
    </svg>
  );
});

/** After clicking a button with the mouse, Space does not press it again: it plays or pauses, wherever the last click was. */
const unfocused = (event: MouseEvent): void => event.preventDefault();

function Transport({ watching }: { readonly watching: Watching }) {
  const { controls } = useWords('replay');
  const { model, step, isPlaying, goTo, play } = watching;
  const scores = scoresOf(model);
  const jump = (name: GlyphName, label: string, to: number | null, keys?: string) => (
    <button
      type="button"
      className={`w-quiet w-square rp-${name}`}
      aria-label={label}
      title={label}
      aria-keyshortcuts={keys}
      disabled={to === null || to === step}
      onMouseDown={unfocused}
      onClick={() => goTo(to ?? step)}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div className="rp-transport" title={controls.keys}>
      {jump('scoreBack', controls.scoreBack, scoreChange(scores, step, -1), ',')}
      {jump('turnBack', controls.turnBack, turnChange(model.turns, step, -1), 'PageUp')}
      {jump('first', controls.first, 0, 'Home')}
      {jump('back', controls.back, Math.max(0, step - 1), 'ArrowLeft')}
      <button
        type="button"
        className="w-main rp-play"
        aria-label={isPlaying ? controls.pause : controls.play}
        aria-keyshortcuts="Space"
        onMouseDown={unfocused}
        onClick={() => play(!isPlaying)}
      >
        <Glyph name={isPlaying ? 'pause' : 'play'} size={26} />
      </button>
      {jump('forward', controls.forward, Math.min(model.end, step + 1), 'ArrowRight')}
      {jump('last', controls.last, model.end, 'End')}
      {jump('turnOn', controls.turnOn, turnChange(model.turns, step, 1), 'PageDown')}
      {jump('scoreOn', controls.scoreOn, scoreChange(scores, step, 1), '.')}
    </div>
  );
}

function Speeds({ watching: { speed, setSpeed } }: { readonly watching: Watching }) {
  const { controls } = useWords('replay');
  return (
    <fieldset className="rp-speeds">
      <legend className="w-hidden">{controls.speed}</legend>
      {PLAY_SPEEDS.map((one) => (
        <label key={one} className={one === speed ? 'is-chosen' : ''}>
          <input type="radio" name="speed" checked={one === speed} onChange={() => setSpeed(one)} />
          <span>{controls.speeds[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where there is little room: one button, each press faster, then slow again. */
function OneSpeed({ watching: { speed, setSpeed } }: { readonly watching: Watching }) {
  const { controls } = useWords('replay');
  return (
    <button
      type="button"
      className="w-quiet rp-one-speed"
      aria-label={controls.speedNow(controls.speeds[speed])}
      onClick={() => setSpeed(PLAY_SPEEDS[(speed + 1) % PLAY_SPEEDS.length])}
    >
      {controls.speeds[speed]}
    </button>
  );
}

/** Whose view is shown, and whether everything is laid open beside it. */
export function Eyes({ watching, layOpen }: Omit<ControlsProps, 'isPhone'>) {
  const { names } = useAtTable();
  const { eyes, open } = useWords('replay');
  const { viewer, see, isOpen, model } = watching;
  return (
    <fieldset className="rp-eyes">
      <legend className="w-hidden">{eyes.label}</legend>
      {names.map((name, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
        <label key={seat} className={viewer === seat ? 'is-chosen' : ''} title={name}>
          <input type="radio" name="eyes" checked={viewer === seat} aria-label={name} onChange={() => see(seat)} />
          <PlayerSign seat={seat} size={28} />
        </label>
      ))}
      <label className={viewer === null ? 'is-chosen' : ''} title={eyes.watch}>
        <input type="radio" name="eyes" checked={viewer === null} aria-label={eyes.watch} onChange={() => see(null)} />
        <Icon name="eye" />
      </label>
      <label className={isOpen ? 'rp-all is-chosen' : 'rp-all'} title={model.isFinished ? eyes.open : open.only}>
        <input
          type="checkbox"
          checked={isOpen}
          disabled={!model.isFinished}
          onChange={(event) => layOpen(event.target.checked)}
        />
        <span>{eyes.open}</span>
      </label>
    </fieldset>
  );
}
