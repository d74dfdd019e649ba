/** The sign of an installed app says how many tables wait, and the one in the tab whether any does. */
export function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  done?.catch(() => undefined); // not installed, or not allowed
  setIcon(count > 0 ? '/favicon-turn.svg' : '/favicon.svg');
}

export function setIcon(href: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon !== null && icon.getAttribute('href') !== href) icon.setAttribute('href', href);
}
