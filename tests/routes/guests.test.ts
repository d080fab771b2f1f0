import { expect, test } from 'vitest';

import type { LiveView } from '#app/features/guests/list/views.ts';
import { getEventDataPath } from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { listTokens } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { id, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
useEvent({ invitees: makeInvitees(250) });

test('a page of guests is for the invitation’s host alone (behaviour 19.12)', async () => {
  const stranger = await logIn(site, 'ben');
  const refused = [
    await site.visitor().get(getEventDataPath('guests', id)),
    await stranger.visitor.get(getEventDataPath('guests', id)),
    await owner.visitor.get('/api/guests/nope'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([401, 403, 404]);
  expect(refused.map(({ text }) => text)).toEqual(['', '', '']);
  for (const { headers } of refused) expect(headers.get('cache-control')).toBe('no-store');
});

const nobody = { parties: 0, people: 0 };

test('it holds the figures, the version and a hundred guests with their links, kept by nobody', async () => {
  const before = site.services.clock();
  const { status, headers, text } = await owner.visitor.get(
    `${getEventDataPath('guests', id)}?page=3`,
  );
  expect(status).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  const { list, readAt, cursor, ...rest } = JSON.parse(text) as LiveView;
  expect(cursor).toBe(site.services.live.cursor(id));
  expect(readAt).toBeGreaterThanOrEqual(before);
  expect(readAt).toBeLessThanOrEqual(site.services.clock());
  expect(rest).toEqual({
    version: 1,
    inviteeCount: 250,
    figures: { going: 0, people: 0, maybe: 0, declined: 0, noResponse: 250 },
    headcount: { certain: 0, possible: 0, unconfirmed: 0, maybe: 0, waiting: nobody },
    marks: { incomplete: 0, late: 0, waiting: 0, untold: 250, returned: 0, nameless: 0 },
    labels: [],
    languages: [],
    latest: [],
    people: null,
  });
  expect(list).toMatchObject({ from: 200, invited: 250, open: 0 });
  expect(list.rows).toHaveLength(50);
  const tokens = await listTokens(site.db, id);
  expect(list.rows.map(({ token }) => token)).toEqual(tokens.slice(200));
  expect(text).not.toContain('festoon.invalid');
});
