// Whose things are shown and entered: one tab per player, with sign and name.
import { type ReactNode, useId } from 'react';
import { PlayerSign } from '../PlayerSign.tsx';
import { along, useRoving } from '../roving.ts';
import { usePadContext, useTrouble } from './Trouble.tsx';

interface SeatTabsProps {
  readonly players: readonly string[];
  readonly seat: number;
  choose(seat: number): void;
  readonly children: ReactNode;
}

export function SeatTabs({ players, seat, choose, children }: SeatTabsProps) {
  const { entry } = usePadContext();
  const id = useId();
  const { stop, onKeyDown } = useRoving(players.length, (from, key) => along(players.length, from, key));
  return (
    <div className="k-seats">
      <div className="k-seat-tabs" role="tablist" aria-label={entry.player} onKeyDown={onKeyDown}>
        {players.map((name, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Tab key={i} {...{ id, name, choose }} seat={i} isOn={i === seat} stop={stop(i)} />
        ))}
      </div>
      <div className="k-seat-panel" role="tabpanel" id={`${id}panel`} aria-labelledby={`${id}${seat}`}>
        {children}
      </div>
    </div>
  );
}

interface TabProps {
  readonly id: string;
  readonly seat: number;
  readonly name: string;
  readonly isOn: boolean;
  readonly stop: ReturnType<ReturnType<typeof useRoving>['stop']>;
  choose(seat: number): void;
}
function Tab({ id, seat, name, isOn, stop, choose }: TabProps) {
  const isWrong = useTrouble(`players[${seat}]`) !== null;
  const { onFocus, ...rest } = stop;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}${seat}`}
      aria-controls={`${id}panel`}
      aria-selected={isOn}
      className={`k-seat-tab${isWrong ? ' is-wrong' : ''}`}
      {...rest}
      onFocus={() => {
        onFocus();
        choose(seat);
      }}
      onClick={() => choose(seat)}
    >
      <PlayerSign seat={seat} size={24} />
      <span>{name}</span>
      {isWrong && <b aria-hidden="true">!</b>}
    </button>
  );
}
