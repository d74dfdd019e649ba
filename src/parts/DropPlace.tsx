// A place where something may go: pressed, or dropped upon. It says what would happen there.
import './drop-place.css';
import type { ComponentPropsWithRef, ReactNode } from 'react';

interface DropPlaceProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'name'> {
  /** What it is called when something is dropped; left out: it is only pressed. */
  readonly drop?: string | undefined;
  readonly sign?: ReactNode;
  readonly name: ReactNode;
  /** Cost, points, or why not. */
  readonly children?: ReactNode;
  /** What is closed says why, and takes nothing. */
  readonly isOpen: boolean;
  /** What was planned. */
  readonly isChosen?: boolean;
}

export function DropPlace({ drop, sign, name, children, isOpen, isChosen = false, ...more }: DropPlaceProps) {
  const { className = '', ...rest } = more;
  return (
    <button
      type="button"
      className={`k-place ${className}${isOpen ? ' is-open' : ''}${isChosen ? ' is-chosen' : ''}`}
      disabled={!isOpen}
      data-drop={drop}
      {...rest}
    >
      {sign !== undefined && <span className="k-place-sign">{sign}</span>}
      <span className="k-place-name">{name}</span>
      {children !== undefined && <span className="k-place-would">{children}</span>}
    </button>
  );
}
