export const offline = {
  title: 'No network: play here',
  about: 'Alone, against bots, or passing this device around. Tables with friends need the network; they wait for you.',
  here: 'Play on this device',
  play: 'Play',
  rules: 'Rulebook',
  pad: 'Score pad',
  of: (what: string, title: string) => `${what}: ${title}`,
};
