import * as v from 'valibot';

import type { Visit } from '#app/features/rsvp/form/bar-state.ts';
import { type Answer, answerSchema } from '#app/features/rsvp/schema.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';

/** The answer that a button in a mail has put in the page's address. */
function findPicked(c: GuestContext): Answer | null {
  const picked = v.safeParse(answerSchema, c.req.query('answer'));
  return picked.success ? picked.output : null;
}

/**
 * How a page is looked at, by its address. `answer` is a mail's button: the page asks for one press, because nothing
 * that only opens a page may change anything (behaviour 25.34). `saved` and `edit` follow a press in the form.
 */
export function readVisit(c: GuestContext): Visit {
  if (c.req.method !== 'GET') return {};
  const answer = findPicked(c);
  const path = getGuestPath(c.req.param('inviteId') ?? '');
  return {
    picked: answer === null ? undefined : { answer, path },
    saved: c.req.query('saved') !== undefined,
    editing: c.req.query('edit') !== undefined,
  };
}

/** The picked answer for the address that a personal link leads to. */
export function keepPicked(c: GuestContext): string {
  const answer = findPicked(c);
  return answer === null ? '' : `?answer=${answer}`;
}

/** Where a form that is no switch leads: Save to what is stored, minus and plus back to what is open. */
export function chooseView(form: FormData): string {
  if (form.has('stay')) return '';
  if (form.has('save')) return '?saved#answer';
  return form.has('extra') && form.has('note') ? '?edit#answer' : '#answer';
}
