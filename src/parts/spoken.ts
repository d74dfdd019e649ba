// How pictures are spoken.

/** A picture with a name; without one, decoration beside something that says it. */
export const spoken = (label: string | undefined) =>
  label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
