import { beforeAll, describe, expect, test } from 'vitest';

import type { Draft } from '#app/features/draft/schema.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
let owner: LoggedIn;

beforeAll(async () => {
  owner = await logIn(site, 'ana');
});

async function dashboardOf(changes: Partial<Draft>) {
  const id = await addEvent(site.db, { host: owner.host, ...changes });
  return { id, answer: await owner.visitor.get(getDashboardPath(id)) };
}

describe('the header', () => {
  const nameless = { eventName: '' };
  test.each<[Partial<Draft>, string]>([
    [{ eventName: 'Feast' }, 'Feast'],
    [{ ...nameless, theme: ['Neon', 'disco'] }, 'Neon • disco'],
    [
      { ...nameless, theme: [], eventType: ['Pool Party', 'Brunch Party'] },
      'Pool Party, Brunch Party',
    ],
    [{ ...nameless, theme: [], eventType: [] }, 'Your Event'],
  ])('of %j is titled %s (behaviour 18.9)', async (changes, title) => {
    const { answer } = await dashboardOf(changes);
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(answer.text)?.[1]).toBe(title);
  });

  test.each<[startTime: string, endTime: string, shown: string]>([
    ['18:00', '23:30', '6:00 PM – 11:30 PM'],
    ['18:00', '', '6:00 PM'],
    ['', '23:30', 'until 11:30 PM'],
    ['', '', 'Time to be decided'],
  ])('from %j to %j reads “%s” (behaviour 18.11)', async (startTime, endTime, shown) => {
    const { answer } = await dashboardOf({ startTime, endTime, date: '' });
    const facts = /<\/h1>.*?<ul[^>]*><li>(.*?)<\/ul>/
      .exec(answer.text)?.[1]
      ?.split(/<\/li><li[^>]*>/);
    const text = facts?.map((fact) => fact.replaceAll(/<[^>]*>/g, ''));
    expect(text?.slice(0, 2)).toEqual(['Date to be decided', shown]);
  });

  test('edits the title, previews the invite and starts a new event (behaviour 18.13, 18.14, 18.15)', async () => {
    const { id, answer } = await dashboardOf({});
    expect(readWords(answer)).toContain('Signed in as ana');
    expect(answer.text).toMatch(/<button[^>]*>Edit title<\/button>/);
    expect(answer.text).toMatch(
      new RegExp(`<a[^>]*href="/guest/${id}/preview"[^>]*>Preview Invite</a>`),
    );
    expect(answer.text).toMatch(/<button[^>]*>Create New Event<\/button>/);
  });
});

describe('the cards', () => {
  test('have a heading each (behaviour 18.16)', async () => {
    const { answer } = await dashboardOf({});
    const headings = [...answer.text.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, text]) => text);
    for (const heading of [
      'Event Snapshot',
      'RSVP Overview',
      'Location &amp; Map',
      'Quick Links',
      'Timeline',
      'Guest List',
      'Host Message',
    ]) {
      expect(headings).toContain(heading);
    }
  });

  test('Quick Links lead to the steps over this very invitation (behaviour 18.21, 27.5)', async () => {
    const { id, answer } = await dashboardOf({});
    const [, card = ''] = answer.text.split('Quick Links</h2>');
    const links = [...card.matchAll(/<a[^>]*href="([^"]+)"[^>]*>([^<]+)<\/a>/g)];
    const steps = links.filter(([, href]) => href?.includes('?invite='));
    expect(steps.map(([, href, label]) => [label, href])).toEqual([
      ['Edit event name', `/eventName?invite=${id}`],
      ['Edit date &amp; time', `/dateTime?invite=${id}`],
      ['Edit location', `/location?invite=${id}`],
      ['Manage invitees', `/invitee?invite=${id}`],
      ['Edit activities', `/activity?invite=${id}`],
      ['Edit type', `/partyType?invite=${id}`],
      ['Edit theme', `/theme?invite=${id}`],
      ['Answer settings', `/answers?invite=${id}`],
    ]);
  });

  test('every guest is marked ‘No response yet’ until they answer (behaviour 18.18, 19.1)', async () => {
    const { answer } = await dashboardOf({});
    expect(readWords(answer).match(/No response yet/g)).toHaveLength(3);
    for (const name of ['Ana', 'Ben', 'Cleo']) expect(readWords(answer)).toContain(` ${name} `);
    expect(readWords(answer)).toContain('Going 0 Maybe 0 Declined 0 No response 3');
  });

  test('the timeline names the nameless and the undecided (behaviour 18.22)', async () => {
    const id = await addEvent(site.db, { host: owner.host });
    await site.db
      .updateTable('invites')
      .set({
        activities: JSON.stringify([
          { id: 2, name: ' ' },
          { id: 1, name: 'Cake', time: 600 },
        ]),
      })
      .where('id', '=', id)
      .execute();
    const text = readWords(await owner.visitor.get(getDashboardPath(id)));
    expect(text).toContain('10:00 AM Cake');
    expect(text).toContain('TBD Untitled activity');
  });

  test('the map is an embedded frame of the location (behaviour 10.23, 18.20)', async () => {
    const { answer } = await dashboardOf({ location: 'Kew Gardens' });
    expect(answer.text).toMatch(/<iframe[^>]*src="\/embed\/map\?q=Kew\+Gardens["&]/);
  });
});

describe('a dashboard that cannot be shown', () => {
  const backToStart = /<a[^>]*href="\/"[^>]*>Back to start<\/a>/;

  test.each(['%20', '%09', '%20%20'])(
    'says that the id is missing: /host/events/%s (behaviour 18.6)',
    async (id) => {
      const answer = await owner.visitor.get(`/host/events/${id}`);
      expect(answer.status).toBe(400);
      expect(readWords(answer)).toContain('Missing invite id.');
      expect(answer.text).toMatch(backToStart);
      const stranger = await site.visitor().get(`/host/events/${id}`);
      expect(stranger.location).toBe('/hostLogIn?redirect=/host/events');
    },
  );

  test('says that the invite is not there (behaviour 18.7)', async () => {
    const answer = await owner.visitor.get('/host/events/nothing');
    expect(answer.status).toBe(404);
    expect(readWords(answer)).toContain('Invite not found.');
    expect(answer.text).toMatch(backToStart);
  });

  test.each(['invites', 'invitees', 'rsvps', 'sessions'] as const)(
    'says that the invite cannot be loaded, whatever fails: %s (behaviour 18.8)',
    async (table) => {
      const broken = await openSite();
      const { visitor, host } = await logIn(broken, 'ana');
      const id = await addEvent(broken.db, { host });
      await broken.db.schema.alterTable(table).renameTo('elsewhere').execute();
      const answer = await visitor.get(getDashboardPath(id));
      await broken.close();
      expect(answer.status).toBe(500);
      expect(readWords(answer)).toContain('Failed to load invite.');
      expect(answer.text).toMatch(backToStart);
    },
  );

  test('says to another host whose it is, and how to go on (behaviour 18.3, 18.5)', async () => {
    const { visitor } = await logIn(site, 'ben');
    const { id } = await dashboardOf({});
    const answer = await visitor.get(getDashboardPath(id));
    expect(answer.status).toBe(403);
    expect(readWords(answer)).toContain(
      'This invite belongs to a different host account. Sign out and log in with the correct username to continue.',
    );
    expect(answer.text).toContain(`value="/hostLogIn?redirect=/host/events/${id}"`);
    expect(answer.text.match(/action="\/logOut"/g)).toHaveLength(1);
  });

  test('opens for any signed-in host where no owner is recorded (behaviour 18.3)', async () => {
    const { id } = await dashboardOf({ eventName: 'Nobody’s feast' });
    await site.db.updateTable('invites').set({ host_uid: null }).where('id', '=', id).execute();
    const { visitor } = await logIn(site, 'cleo');
    expect((await visitor.get(getDashboardPath(id))).text).toContain('Nobody’s feast');
  });
});
