import * as v from 'valibot';

import { readLabels } from '#app/features/guest-lists/formats/written-list.ts';
import type { Acting } from '#app/features/guests/acting.server.ts';
import { labelGuests } from '#app/features/guests/bulk/label-guests.server.ts';
import { messages } from '#app/features/guests/messages.ts';
import type { UpdateServices } from '#app/features/invite/service.server.ts';
import { toLabelKey } from '#app/features/labels/labels.ts';
import { say, texts } from '#app/platform/language/say.ts';

import { findGuest } from '../guest-card.server.ts';
import { type PlainPost, type PlainProblems, wasField } from '../plain-card-schema.ts';
import type { CardOutcome } from '../record-reply.server.ts';
import { type OneAction, oneActionSchema } from '../schema.ts';
import { listPlainChanges } from './plain-changes.ts';

function without(all: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map(toLabelKey));
  return all.filter((label) => !known.has(toLabelKey(label)));
}

/** One label after the other, as the card with scripts gives and takes them; why one could not be. */
async function changeLabels(
  services: UpdateServices,
  { invite }: Acting,
  { guestId, typed, seen }: { guestId: string; typed: string; seen: string },
): Promise<string> {
  const [before, after] = [readLabels(seen), readLabels(typed)];
  const changes = [
    ...without(before, after).map((label) => ({ label, on: false })),
    ...without(after, before).map((label) => ({ label, on: true })),
  ];
  for (const change of changes) {
    const { reply } = await labelGuests(services, invite, {
      intent: 'label',
      guests: { ids: [guestId] },
      ...change,
    });
    const problem = reply.ok ? (reply.changed?.left ?? '') : reply.message;
    if (problem !== '') return problem;
  }
  return '';
}

const partly = texts('Not all of it was saved. What was not is below, as you typed it.');

function keepYours({ message, current }: { message: string; current?: string }): string {
  if (current === undefined) return message;
  return current === ''
    ? say('Somebody changed this: there is none now. Save again to keep yours.')
    : say('Somebody changed this: “{current}”. Save again to keep yours.', { current });
}

interface PlainForm {
  guestId: string;
  posted: PlainPost;
  /** Runs one action of the card. */
  run: (action: OneAction) => Promise<CardOutcome>;
}

/** Stores what was changed in the form, field by field; what could not be stays with its reason (behaviour 28.23). */
export async function runPlainCard(
  services: UpdateServices,
  acting: Acting,
  { guestId, posted, run }: PlainForm,
): Promise<CardOutcome> {
  const known = await findGuest(services.db, acting.invite, guestId);
  if (!known) return { status: 409, reply: { ok: false, message: messages.guestGone } };
  const { people } = known.context.party;
  const problems: PlainProblems = {};
  const refuse = (field: string, message: string) => {
    problems[field] = { message, typed: posted[field] ?? '' };
  };
  for (const { field, action } of listPlainChanges(posted, people)) {
    const checked = v.safeParse(oneActionSchema, action, { abortEarly: true });
    if (!checked.success) {
      refuse(field, checked.issues[0].message);
      continue;
    }
    const { reply } = await run(checked.output);
    if (!reply.ok) refuse(field, keepYours(reply));
  }
  const [typed, seen] = [posted['labels'], posted[wasField('labels')] ?? ''];
  if (typed !== undefined && typed !== seen) {
    const problem = await changeLabels(services, acting, { guestId, typed, seen });
    if (problem !== '') refuse('labels', problem);
  }
  if (Object.keys(problems).length === 0) {
    return { status: 200, reply: { ok: true, removed: false } };
  }
  return { status: 409, reply: { ok: false, message: partly, plain: problems } };
}
