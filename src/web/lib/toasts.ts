import { useSyncExternalStore } from 'react';
import type { Language } from '../../text/languages.ts';

export interface Toast {
  readonly key: number;
  readonly text: string;
  readonly kind: 'refusal' | 'news';
  /** Where to read more: a rule of a game, and the language of what it says if that is not the reader's. */
  readonly rule?:
    | {
        readonly game: string;
        readonly rule: string;
        readonly lang?: Language | undefined;
        /** The choice that was refused, and to which seat: it can be doubted. */
        readonly tried?: { readonly choice: string; readonly seat: number } | undefined;
      }
    | undefined;
}
const LASTS = 7000;
let toasts: readonly Toast[] = [];
let count = 0;
const listeners = new Set<() => void>();
const set = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listener of listeners) listener();
};

export function toast(text: string, kind: Toast['kind'] = 'news', rule?: Toast['rule']): void {
  const key = ++count;
  set([...toasts.filter((one) => one.text !== text), { key, text, kind, rule }].slice(-3));
  setTimeout(() => dismiss(key), LASTS);
}
export const dismiss = (key: number): void => set(toasts.filter((one) => one.key !== key));

export const dismissAll = (): void => set([]);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
