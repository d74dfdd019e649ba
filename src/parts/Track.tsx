// A row of numbered fields with the players' markers on it; several on one field stand side by side.
import { PlayerSign } from './PlayerSign.tsx';

interface TrackProps {
  readonly label: string;
  readonly fields: readonly string[];
  /** By seat: the field it is on. */
  readonly at: readonly number[];
  readonly names: readonly string[];
  /** Fields that can be reached now. */
  readonly open?: readonly number[];
}

export function Track({ label, fields, at, names, open = [] }: TrackProps) {
  return (
    <ol className="k-track" aria-label={label}>
      {fields.map((field, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: fields of a track do not move
        <li key={i} className={open.includes(i) ? 'is-open' : ''}>
          <span className="k-track-field">{field}</span>
          <span className="k-track-signs">
            {at.map((on, seat) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the seat
              on === i ? <PlayerSign key={seat} seat={seat} size={20} label={names[seat]} /> : null,
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
