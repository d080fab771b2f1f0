import { beforeAll, expect, test } from 'vitest';

import { messages } from '#app/features/invite/messages.ts';
import { describeTooLarge, maxFormBytes, maxReplyBytes } from '#app/platform/body-limit.ts';
import { unreadable } from '#app/platform/form.server.ts';
import { getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { type Visitor } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
let host: Visitor;
let paths: Record<string, string>;

beforeAll(async () => {
  const signedIn = await logIn(site, 'ana');
  host = signedIn.visitor;
  const page = getGuestPath(await addEvent(site.db, { host: signedIn.host }));
  paths = { '/hostLogIn': '/hostLogIn', '/logOut': '/logOut', 'a guest page': page };
});

const form = 'application/x-www-form-urlencoded';
const forms = ['/hostLogIn', '/logOut', 'a guest page'];

const sendFields = (name: string, count: number) =>
  host.postJson(paths[name] ?? '', 'a&'.repeat(count), { 'content-type': form });

test.each(forms)(
  'half a million fields are refused for their size by %s (behaviour 22.10)',
  async (name) => {
    const answer = await sendFields(name, 524_287);
    expect(answer.status).toBe(413);
    const limit = name === 'a guest page' ? maxReplyBytes : maxFormBytes;
    expect(readWords(answer)).toContain(describeTooLarge(limit));
  },
);

test.each(forms)(
  'eight thousand fields are refused for their number by %s (behaviour 22.10)',
  async (name) => {
    const answer = await sendFields(name, 8000);
    expect(answer.status).toBe(400);
    expect(readWords(answer)).toContain(unreadable);
  },
);

const manyActivities = `{"eventName":"x","activities":[${'{},'.repeat(346_666)}{}]}`;

test('346,667 empty activities are refused (behaviour 22.11)', async () => {
  for (const visitor of [host, site.visitor()]) {
    const answer = await visitor.postJson('/confirm.data', manyActivities);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(unreadable);
  }
  expect((await host.get('/host/events')).status).toBe(200);
});

test('of a draft without a sign-in nothing but the name is looked at (behaviour 22.11)', async () => {
  const wrong = makeDraft({ activities: [{ id: 1, name: '', time: 9000 }], draftId: '' });
  const answer = await site.visitor().postJson('/confirm.data', wrong);
  expect(answer.status).toBe(401);
  expect(answer.text).toContain(messages.notSignedIn);
  const unnamed = await site.visitor().postJson('/confirm.data', { ...wrong, eventName: ' ' });
  expect(unnamed.status).toBe(422);
});
