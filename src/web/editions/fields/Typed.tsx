// What is typed: taken when it is complete and can be, refused in words beside it, and never lost.
import { type KeyboardEvent, useId, useState } from 'react';
import { useEditing } from '../context.ts';
import { useLeading } from './use-field.ts';

interface TypedProps {
  readonly id: string;
  readonly label: string;
  /** What stands there. */
  readonly text: string;
  /** Why it is refused; null: it is taken. */
  refusal(text: string): string | null;
  take(text: string): void;
  /** While it is typed. */
  show?(text: string): void;
  readonly isNumber?: boolean;
  readonly placeholder?: string | undefined;
  /** One more or one less, by the keys + and −. */
  step?: ((by: 1 | -1) => void) | undefined;
  readonly isChanged?: boolean;
}

/** Whether a key that moves the caret has nowhere to move it. */
function isAtEdge({ currentTarget, key }: KeyboardEvent<HTMLInputElement>): boolean {
  const { selectionStart, selectionEnd, value } = currentTarget;
  if (selectionStart === 0 && selectionEnd === value.length) return true;
  return selectionStart === selectionEnd && selectionStart === (key === 'ArrowLeft' ? 0 : value.length);
}

/** What is being typed, until it is taken or refused. */
function useTyping({ id, text, refusal, take }: TypedProps) {
  const { refused, refuse, preview } = useEditing();
  const trouble = refused.get(id);
  const [typed, setTyped] = useState<string | null>(trouble?.text ?? null);
  const forget = (): void => {
    refuse(id, null);
    preview(null);
    setTyped(null);
  };
  /** Whether one may go on. */
  const finish = (): boolean => {
    const why = typed === null || typed === text ? null : refusal(typed);
    if (why !== null) {
      preview(null);
      refuse(id, { text: typed!, why });
      return false;
    }
    if (typed !== null && typed !== text) take(typed);
    if (typed !== null || trouble !== undefined) forget();
    return true;
  };
  return { typed, setTyped, trouble, finish, forget };
}

export function Typed(props: TypedProps) {
  const { id, label, text, show, isNumber = false, placeholder, step, isChanged = false } = props;
  const { turn } = useEditing();
  const { typed, setTyped, trouble, finish, forget } = useTyping(props);
  const lead = useLeading();
  const help = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const { key } = event;
    if (lead(event, finish)) return;
    const isUndo = (event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z';
    if ((key === 'ArrowLeft' || key === 'ArrowRight') && !event.shiftKey && isAtEdge(event)) {
      event.preventDefault();
      if (finish()) turn(key === 'ArrowLeft' ? -1 : 1);
    } else if ((key === 'Escape' || isUndo) && typed !== null) {
      event.preventDefault(); // what is being typed goes first
      event.stopPropagation();
      forget();
    } else if (step !== undefined && typed === null && (key === '+' || key === '-')) {
      event.preventDefault();
      step(key === '+' ? 1 : -1);
    }
  };
  return (
    <>
      <input
        data-field={id}
        className={isChanged ? 'w-ed-input is-changed' : 'w-ed-input'}
        aria-label={label}
        aria-invalid={trouble !== undefined}
        aria-describedby={trouble === undefined ? undefined : help}
        inputMode={isNumber ? 'numeric' : 'text'}
        autoComplete="off"
        placeholder={placeholder}
        value={typed ?? text}
        onFocus={(event) => event.target.select()}
        onChange={({ target }) => {
          setTyped(target.value);
          show?.(target.value);
        }}
        onBlur={finish}
        onKeyDown={onKeyDown}
      />
      {trouble !== undefined && (
        <span id={help} className="w-ed-why" role="alert">
          {trouble.why}
        </span>
      )}
    </>
  );
}
