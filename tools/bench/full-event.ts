import type { AnswerSettings } from '#app/features/draft/parts/answers.ts';
import { ticketCookie } from '#app/features/rsvp/guest.server.ts';

import { nextYear } from '../party.ts';
import { type Filled, fill, openFile, toCookie } from './data.ts';

const people = ['c', 'p', 'l', 'n'].map((id) => ({ id, name: `Romano ${id}`, child: id === 'l' }));
const choices = ['Vegetarian', 'Vegan', 'Gluten free', 'No nuts', 'Halal'];

const settings: Partial<AnswerSettings> = {
  companions: 3,
  answerBy: `${nextYear}-06-05`,
  seats: 100_000,
  guestList: 'answers',
  contact: 'maya@example.org',
  questions: [
    {
      id: 'diet',
      kind: 'several',
      scope: 'person',
      title: 'Dietary needs',
      choices,
      required: true,
    },
    {
      id: 'bus',
      kind: 'yesno',
      scope: 'reply',
      title: 'The shuttle?',
      choices: [],
      required: false,
    },
    { id: 'song', kind: 'text', scope: 'reply', title: 'A song?', choices: [], required: false },
  ],
};

/** A household of four with three questions and a note. */
export const fullForm = new URLSearchParams([
  ['answer', 'yes'],
  ...people.flatMap(({ id }) => [
    ['person', id],
    ['coming', id],
    [`q.diet.${id}`, 'Vegan'],
  ]),
  ['q.bus', 'yes'],
  ['q.song', 'Waterloo'],
  ['note', 'A high chair, please'],
]).toString();

const stored = {
  people: JSON.stringify(Object.fromEntries(people.map(({ id }) => [id, 'yes']))),
  answers: JSON.stringify({
    diet: Object.fromEntries(people.map(({ id }) => [id, ['Vegan']])),
    bus: { '': 'yes' },
    song: { '': 'Waterloo' },
  }),
};

export interface FullEvent extends Filled {
  cookies: string[];
}

/** Households of four who have given every answer, or none; without `households` one person each, usual settings. */
export async function fillFull(
  dir: string,
  {
    guests,
    answered,
    households,
    limited = true,
  }: Record<'answered' | 'households', boolean> & { guests: number; limited?: boolean },
): Promise<FullEvent> {
  const own = limited ? settings : { ...settings, seats: null };
  const filled = await fill(dir, { guests, answered, ...(households ? { settings: own } : {}) });
  const db = openFile(filled.env.DATA_DIR);
  if (households) {
    db.prepare('update invitees set people = ?, size = 4').run(JSON.stringify(people));
    db.prepare(
      "update rsvps set answer = 'yes', people = ?, answers = ?, yes_count = 4, maybe_count = 0, no_count = 0",
    ).run(stored.people, stored.answers);
  }
  const rows = db.prepare('select token from invitees').all() as { token: string }[];
  db.close();
  const cookies = rows.map(({ token }) =>
    toCookie(ticketCookie.write('', { token, unnamed: false })),
  );
  return { ...filled, cookies };
}
