// The theme that is shown, for pictures that are drawn as text.
import type { Prefs } from './prefs.ts';

export const themeOf = (wished: Prefs['theme']): 'light' | 'dark' => {
  if (wished !== 'system') return wished;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
};
