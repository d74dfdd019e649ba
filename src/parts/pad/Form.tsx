// A position while it is entered: its shape, its value, and whose things are looked at.
import { createContext, type ReactNode, useContext, useState } from 'react';
import type { ObjectShape } from '../../text/shape.ts';
import { withAt } from './path.ts';
import { SeatTabs } from './SeatTabs.tsx';

interface FormState {
  readonly of: ObjectShape;
  readonly value: unknown;
  readonly players: readonly string[];
  readonly lit: readonly string[];
  /** Whose things are shown. */
  readonly seat: number;
  look(seat: number): void;
  set(at: string, next: unknown): void;
}
const FormContext = createContext<FormState | null>(null);
export function useForm(): FormState {
  const form = useContext(FormContext);
  if (form === null) throw new Error('not in a form');
  return form;
}

interface FormProps<V> {
  readonly of: ObjectShape;
  readonly value: V;
  readonly players: readonly string[];
  readonly lit: readonly string[];
  readonly className: string;
  change(next: V): void;
  readonly children: ReactNode;
}
export function Form<V>({ of, value, players, lit, className, change, children }: FormProps<V>) {
  const [chosen, look] = useState(0);
  const seat = Math.min(chosen, players.length - 1);
  const set = (at: string, next: unknown): void => change(withAt(value, at, next));
  return (
    <FormContext value={{ of, value, players, lit, seat, look, set }}>
      <div className={`k-pad ${className}`}>{children}</div>
    </FormContext>
  );
}

/** A tab for each player; what is inside is that player's. */
export function Seats({ children }: { children(at: string, seat: number): ReactNode }) {
  const { players, seat, look } = useForm();
  return (
    <SeatTabs players={players} seat={seat} choose={look}>
      {children(`players[${seat}]`, seat)}
    </SeatTabs>
  );
}
