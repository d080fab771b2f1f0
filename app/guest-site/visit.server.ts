import * as v from 'valibot';

import type { Visit } from '#app/features/rsvp/form/bar-state.ts';
import { type Answer, answerSchema } from '#app/features/rsvp/schema.ts';
import { addLanguage } from '#app/platform/language/language-query.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from './guest-context.ts';
import { findAsked } from './language/guest-language.server.ts';

function findPicked(c: GuestContext): Answer | null {
  const picked = v.safeParse(answerSchema, c.req.query('answer'));
  return picked.success ? picked.output : null;
}

/**
 * `answer`, from a button in a mail, asks for one press, because opening a page must change nothing (behaviour 25.34).
 * `saved` and `edit` follow a press in the form, `change` one on 'Change answer' above.
 */
export function readVisit(c: GuestContext): Visit {
  if (c.req.method !== 'GET') return {};
  const answer = findPicked(c);
  const path = addLanguage(getGuestPath(c.req.param('inviteId') ?? ''), findAsked(c));
  return {
    picked: answer === null ? undefined : { answer, path },
    saved: c.req.query('saved') !== undefined,
    editing: c.req.query('edit') !== undefined,
    changing: c.req.query('change') !== undefined,
  };
}

/** A query with the picked answer, after other parameters. */
export function keepPicked(c: GuestContext, ...others: string[]): string {
  const answer = findPicked(c);
  const kept = [...others, ...(answer === null ? [] : [`answer=${answer}`])];
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/** The view after a press: what is stored after Save, the open form after plus and minus. */
export function chooseView(form: FormData): string {
  if (form.has('stay')) return '';
  if (form.has('mail')) return '#about';
  if (form.has('save') || form.has('skip')) return '?saved#answer';
  return form.has('extra') ? '?edit#answer' : '#answer';
}

const parameters = ['t', 'who', 'answer'] as const;

/** What the address of a page keeps in another language. */
export const listKept = (c: GuestContext): (readonly [name: string, value: string])[] =>
  parameters.flatMap((name) => {
    const value = c.req.query(name);
    return value === undefined ? [] : [[name, value] as const];
  });
