// A passkey in a real browser: made in the settings, shown by a browser that has forgotten everything, and taken away.
import { expect, test } from 'vitest';
import { button } from './hands.ts';
import { expectClean } from './steps.ts';
import { openHouse } from './visit.ts';

const { house, come } = openHouse();

test('a passkey brings somebody back to an empty browser, until it is taken away', async () => {
  const anna = await come({ width: 390, height: 844 });
  const { page, context } = anna;
  const here = house.url.replace('127.0.0.1', 'localhost'); // a passkey belongs to a name
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`${here}/`);
  await page.evaluate(`fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Anna"}' })
    .then((answer) => answer.json()).then(() => localStorage.setItem('kontor.known', '1'))`);
  await page.reload();
  const settings = async (): Promise<void> => {
    await button(page, /Settings/)
      .first()
      .click();
    await button(page, 'Make a passkey').waitFor();
  };
  /** The browser forgets its owner, on a page that asks the house for nothing: what is on its way under a name would be refused. */
  const forget = async (): Promise<string> => {
    const before = page.url();
    await page.goto(`${here}/healthz`);
    await context.clearCookies();
    await page.evaluate('localStorage.clear()');
    return before;
  };
  await settings();
  await button(page, 'Make a passkey').click();
  await button(page, 'Take away').waitFor();
  await button(page, 'Make a code').click();
  await page.locator('.wb-code').waitFor();
  await expectClean(anna, 'ways back');

  await forget();
  await page.goto(`${here}/recover`);
  await expectClean(anna, 'coming back');
  await button(page, 'With a passkey').click();
  await page.getByText('Welcome back, Anna.').waitFor();

  // Under another name: the passkey of the first one shows that both are one person, and leads to the one that is kept.
  const before = await forget();
  await page.evaluate(`fetch('/api/me', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"name":"Berta"}' })
    .then((answer) => answer.json()).then(() => localStorage.setItem('kontor.known', '1'))`);
  await page.goto(before);
  await settings();
  await button(page, 'Show its passkey').click();
  await button(page, 'Become one with Anna').click();
  await button(page, /^Yes, for good/).click();
  await page.getByText('You are one now. You are called Berta.').waitFor();
  await forget();
  await page.goto(`${here}/recover`);
  await button(page, 'With a passkey').click();
  await page.getByText('Welcome back, Berta.').waitFor();

  await settings();
  await button(page, 'Take away').click();
  // The button is gone as soon as it asks whether it is meant: only the house's answer says that the passkey is, too.
  const answer = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await button(page, 'Take it away').click();
  expect((await answer).ok()).toBe(true);
  await expect.poll(() => button(page, 'Take away').count()).toBe(0);
  await forget();
  await page.goto(`${here}/recover`);
  anna.forgives = true; // the house refuses it
  await button(page, 'With a passkey').click();
  await page.getByText('This recovery link has been used already').waitFor();
  await anna.leave();
});
