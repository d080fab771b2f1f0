import { beforeAll, describe, expect, test } from 'vitest';

import { usualAnswers } from '#app/features/draft/parts/answers.ts';
import type { LiveView } from '#app/features/guests/list/views.ts';
import { listInvitees } from '#app/features/invite/store.server.ts';
import type { QuestionTotals } from '#app/features/question-answers/question-totals.ts';
import type { GivenReply } from '#app/features/rsvp/reply.ts';
import { answer } from '#app/features/rsvp/reply/answer.server.ts';
import { hashToken } from '#app/platform/ids.server.ts';
import {
  getAnswersPath,
  getDashboardPath,
  getEventDataPath,
  getGuestsPath,
} from '#app/platform/paths.ts';
import { makeInvitees } from '#tests/fixtures/drafts.ts';
import { dietQuestion, songQuestion } from '#tests/fixtures/questions.ts';
import { addEvent } from '#tests/setup/events.ts';
import { id, other, owner, switchEvent, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
useHosts();

beforeAll(async () => {
  const questions = [dietQuestion, songQuestion];
  await switchEvent({
    invitees: [
      {
        name: 'The Romanos',
        email: 'chiara@example.org',
        people: [
          { name: 'Chiara', child: false },
          { name: 'Leo', child: true },
        ],
      },
      ...makeInvitees(240),
    ],
    answerSettings: { ...usualAnswers, questions },
  });
  const [family, ...guests] = await listInvitees(site.db, id);
  const leo = family?.people[1]?.id ?? '';
  await say(
    { inviteeId: family?.id ?? '' },
    { answer: 'yes', answers: [has('diet', leo, ['No nuts'])] },
  );
  for (const { id: inviteeId } of guests.slice(0, 230)) {
    await say({ inviteeId }, { answer: 'yes', answers: [has('diet', '', ['Vegetarian'])] });
  }
  const [kept] = guests.slice(230);
  const words = [has('diet', '', ['No nuts']), has('song', '', 'Waterloo\nSECRET')];
  await say({ inviteeId: kept?.id ?? '' }, { answer: 'no', answers: words });
  await say({ keyHash: hashToken('zoe') }, { answer: 'yes', name: 'Zoe', answers: words });
});

const has = (question: string, person: string, value: string | string[]) => ({
  question,
  person,
  value,
});

async function say(guest: Parameters<typeof answer>[1]['guest'], given: GivenReply) {
  const done = await answer(site.services, { inviteId: id, guest }, given, { by: 'guest' });
  expect(done).toMatchObject({ ok: true, value: { problems: [] } });
}

const page = () => getAnswersPath(id);

describe('everybody’s answers', () => {
  test('are totals by question, with who chose what, the incomplete first (behaviour 28.9)', async () => {
    const words = readWords(await owner.visitor.get(page()));
    expect(words).toMatch(
      /Incomplete 1 guest They said yes, and have not answered every required question. The Romanos Show them in the Guest List/,
    );
    expect(words).toContain('Dietary needs 232 of 233 answered Vegetarian 230');
    expect(words).toContain('and 210 more No nuts 2 Zoe Leo Copy as text Show everybody');
    expect(words).toContain('A song? 1 of 232 answered Zoe Waterloo SECRET Copy as text');
  });

  test('of one question name everybody (behaviour 28.9)', async () => {
    const words = readWords(await owner.visitor.get(`${page()}?question=diet`));
    expect(words).not.toMatch(/A song\?|Incomplete|Show everybody|more/);
    expect(words).toContain('Guest 0');
    expect(words).toContain('Guest 229');
    const all = readWords(await owner.visitor.get(`${page()}?question=unknown`));
    expect(all).toContain('A song?');
  });

  test('are none without questions (behaviour 28.9)', async () => {
    const plain = await addEvent(site.db, { host: owner.host });
    const answers = await owner.visitor.get(getAnswersPath(plain));
    expect(readWords(answers)).toContain('No questions yet. Ask a question');
    expect(answers.text).toContain(`href="/answers?invite=${plain}"`);
    const summary = await owner.visitor.get(getEventDataPath('answers', plain));
    expect(JSON.parse(summary.text)).toEqual([]);
    expect(readWords(await owner.visitor.get(getDashboardPath(plain)))).not.toContain(
      'All answers',
    );
  });

  test('are summed up for the dashboard without a name (behaviour 28.11)', async () => {
    const { status, text, headers } = await owner.visitor.get(getEventDataPath('answers', id));
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const totals = JSON.parse(text) as QuestionTotals[];
    expect(totals).toMatchObject([{ title: 'Dietary needs', answered: 232, texts: [] }]);
    expect(totals[0]?.choices).toEqual([
      { label: 'Vegetarian', count: 230, who: [] },
      { label: 'No nuts', count: 2, who: [] },
    ]);
    expect(readWords(await owner.visitor.get(getDashboardPath(id)))).toContain('All answers');
  });

  test('are for the event’s host alone, and kept by nobody (behaviour 28.13)', async () => {
    expect((await owner.visitor.get(page())).headers.get('cache-control')).toBe('no-store');
    for (const path of [page(), `${page()}.data`, getEventDataPath('answers', id)]) {
      const anonymous = await site.visitor().get(path);
      const stranger = await other.visitor.get(path);
      expect(stranger.status).toBe(403);
      for (const { headers, text } of [anonymous, stranger]) {
        expect(headers.get('cache-control')).toBe('no-store');
        expect(text).not.toMatch(/SECRET|Vegetarian|Zoe|Chiara/);
      }
    }
    const { status, location } = await site.visitor().get(page());
    expect([status, location]).toEqual([302, `/hostLogIn?redirect=${page()}`]);
    expect((await site.visitor().get(getEventDataPath('answers', id))).status).toBe(401);
    expect((await owner.visitor.get('/api/answers/nope')).status).toBe(404);
    expect((await owner.visitor.get('/host/events/nope/answers')).status).toBe(404);
  });
});

const rowsOf = async (search: string) => {
  const { text } = await owner.visitor.get(`${getEventDataPath('guests', id)}${search}`);
  return (JSON.parse(text) as LiveView).list.rows;
};

describe('columns of the guest list', () => {
  test('show each guest’s answers to the chosen questions (behaviour 28.12)', async () => {
    const [family] = await rowsOf('?find=romano&columns=diet');
    const [first] = await rowsOf('?columns=diet&sort=name');
    expect(family?.said).toBe('Dietary needs: Leo: No nuts');
    expect(first?.said).toBe('Dietary needs: Vegetarian');
    const [zoe] = await rowsOf('?find=zoe&columns=song&columns=diet');
    expect(zoe?.said).toBe('Dietary needs: No nuts\nA song?: Waterloo SECRET');
    const [plain] = await rowsOf('?columns=unknown');
    expect(plain).not.toHaveProperty('said');
    const words = readWords(await owner.visitor.get(`${getGuestsPath(id)}?columns=diet`));
    expect(words).toContain('Dietary needs: Vegetarian');
  });
});
