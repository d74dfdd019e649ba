/** 'This is wrong', at a refusal, a line of points and a rule. */
export const doubt = {
  title: (rule: string) => `What is wrong with ${rule}?`,
  about: {
    refusal: 'Say in a sentence why it should have been allowed.',
    points: 'Say in a sentence what you would have counted.',
    rule: 'Say in a sentence what the rule should say, or what it leaves open.',
  },
  text: 'Your sentence',
  goes: 'It goes to whoever runs this house, with your name and the place in the game. Nobody else reads it.',
  send: 'Send',
  sent: 'Thank you. It is on the host’s desk now.',
};
