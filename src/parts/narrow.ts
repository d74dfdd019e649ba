// What is still open after something was clicked.

/** Whether an option names what was clicked: a value anywhere in it, or all fields of an object. */
function mentions(option: unknown, clicked: unknown): boolean {
  if (option === clicked) return true;
  if (typeof option !== 'object' || option === null) return false;
  const isThing = typeof clicked === 'object' && clicked !== null && !Array.isArray(clicked);
  if (isThing && !Array.isArray(option)) {
    const fields = option as Record<string, unknown>;
    if (Object.entries(clicked).every(([key, value]) => key in fields && mentions(fields[key], value))) return true;
  }
  return Object.values(option).some((part) => mentions(part, clicked));
}

/** The options that mention what was clicked: `narrow(places, { x: 1, y: 2 })`, `narrow(plays, 'card 7')`. */
export const narrow = <Option>(options: readonly Option[], clicked: unknown): Option[] =>
  options.filter((option) => mentions(option, clicked));
