import { expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import { findContext } from '#app/features/rsvp/reply/reply-context.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { daysQuestion, foodQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { openPage, openSiteAndBrowser, page, site } from '#tests/setup/browser.ts';
import { addEvent } from '#tests/setup/events.ts';
import { verifyHost } from '#tests/setup/guest-mail.ts';
import { useMailFolder } from '#tests/setup/mail-folder.ts';

openSiteAndBrowser(useMailFolder().env);

const people = ['Chiara Rossi', 'Marco Rossi', 'Nina'].map((name) => ({ name, child: false }));

const addParty = () =>
  addEvent(site.db, {
    hostedBy: 'Maya & Jonah',
    invitees: [{ name: 'The Rossis', email: '', people }],
    answerSettings: {
      ...usualAnswers,
      companions: 2,
      questions: [daysQuestion, foodQuestion, songQuestion],
    },
  });

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const field = (name: string) => page.locator(`[name="${name}"]`);
const box = (value: string) => page.locator(`[type=checkbox][value="${value}"]`);
const valueOf = (name: string) => field(name).inputValue();

async function choose(name: string, code: string): Promise<void> {
  await page.locator('#language > summary').click();
  await press(name);
  await page.locator(`html[lang=${code}]`).waitFor();
}

const isGiven = () => page.locator('#answer-yes[aria-pressed=true]').waitFor({ state: 'attached' });

test.each([
  ['with', true],
  ['without', false],
])(
  'the answer of a household that is not sent yet stays in another language, %s JavaScript (behaviour 49.9)',
  async (_, javaScriptEnabled) => {
    const inviteId = await addParty();
    const [invitee] = await listInvitees(site.db, inviteId);
    const [, marco = '', nina = ''] = invitee?.people.map(({ id }) => id) ?? [];
    await openPage({ javaScriptEnabled });
    await page.goto(`${site.url}${getGuestPath(inviteId)}?g=${invitee?.token}`);
    await press('Yes');
    await isGiven();
    await box(nina).uncheck();
    await box('Saturday').check();
    await box(`food.${marco}`).check();
    await field('q.song').fill('Waterloo “live”');
    await field('note').fill('Two\nlines');
    const see = async () => {
      await expect.poll(() => valueOf('note')).toBe('Two\nlines');
      await expect.poll(() => valueOf('q.song')).toBe('Waterloo “live”');
      await expect.poll(() => box(nina).isChecked()).toBe(false);
      await expect.poll(() => box(marco).isChecked()).toBe(true);
      await expect.poll(() => box('Saturday').isChecked()).toBe(true);
      await expect.poll(() => box(`food.${marco}`).isChecked()).toBe(true);
      await expect.poll(() => field('note').isVisible()).toBe(true);
    };
    const readReply = async () => {
      const found = await findContext(site.db, {
        inviteId,
        guest: { inviteeId: invitee?.id ?? '' },
      });
      return typeof found === 'string' ? null : found.stored?.reply;
    };
    await choose('Deutsch', 'de');
    await see();
    await choose('العربية', 'ar');
    await see();
    await expect.poll(() => page.url()).toBe(`${site.url}${getGuestPath(inviteId)}?lang=ar`);
    expect(await readReply()).toMatchObject({ note: '', answers: {} });
    await choose('Deutsch', 'de');
    await page.locator('#save').click();
    await expect
      .poll(readReply)
      .toMatchObject({ people: { [nina]: 'no' }, answers: { song: expect.anything() } });
  },
);

test.each([
  ['with', true],
  ['without', false],
])(
  'a name, a mail address and who may see it stay in another language, %s JavaScript (behaviour 49.9)',
  async (_, javaScriptEnabled) => {
    const inviteId = await addParty();
    await verifyHost(site.db);
    await openPage({ javaScriptEnabled });
    await page.goto(`${site.url}${getGuestPath(inviteId)}`);
    await press('Yes');
    await isGiven();
    await page.getByText('About this invitation').click();
    await page.getByText('Email me updates').click();
    await field('mail-address').fill('zoe@example');
    await field('mail-shared').check();
    await field('name').fill('Zoë');
    await choose('日本語', 'ja');
    await expect.poll(() => valueOf('name')).toBe('Zoë');
    await expect.poll(() => valueOf('mail-address')).toBe('zoe@example');
    await expect.poll(() => field('mail-shared').isChecked()).toBe(true);
  },
);
