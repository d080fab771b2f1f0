import { expect, test } from 'vitest';

import { site } from '#tests/setup/browser.ts';
import { button, giveEachTestADashboard, openEvent, page } from '#tests/setup/dashboard.ts';
import { keepDraft } from '#tests/setup/stored-draft.ts';

giveEachTestADashboard();

const countSessions = async () =>
  (await site.db.selectFrom('sessions').select('token_hash').execute()).length;

// 'Sign out' takes the same way.
test('‘Create New Event’ asks for nothing of the event any more (behaviour 21.11)', async () => {
  await page.addInitScript(() => {
    const streams: EventSource[] = [];
    window.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        streams.push(this);
      }
    };
    const send = window.fetch;
    window.fetch = async (...args) => {
      const reply = await send(...args);
      const open = streams.filter(({ readyState }) => readyState !== EventSource.CLOSED);
      if (args[0] === '/logOut') sessionStorage.setItem('open', String(open.length));
      return reply;
    };
  });
  await openEvent();
  await page.getByRole('main').getByText('Live', { exact: true }).waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await button('Create New Event').click();
  await page.waitForURL(`${site.url}/`);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('open'))).toBe('0');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});

test('a sign-out is sent also when the host leaves at once (behaviour 17.44)', async () => {
  await keepDraft(page, site.url);
  await openEvent();
  await button('Sign out').click();
  await button('Keep the list').evaluate((element: HTMLButtonElement) => {
    element.click();
    window.location.assign('/favicon.svg');
  });
  // An answer that is quicker than the browser's leaving leads Home, and may break that leaving off.
  await expect.poll(() => new URL(page.url()).pathname).toMatch(/^\/(?:favicon\.svg)?$/);
  await expect.poll(countSessions).toBe(0);
});
