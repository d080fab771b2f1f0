import { messages } from '#app/features/invite/messages.ts';
import type { PartChange } from '#app/features/invite/rules.ts';
import type { OwnedInvite, updateInvite } from '#app/features/invite/service.server.ts';

import { readPartText } from './read-text.ts';
import { parseEdit } from './rules.ts';
import type { Edit, EditReply } from './schema.ts';

/** Succeeds if the text is stored already: a lost reply makes the browser repeat the edit (behaviour 20.11). */
export async function editInvite(
  save: (change: PartChange) => ReturnType<typeof updateInvite>,
  invite: OwnedInvite,
  { part, version, value }: Omit<Edit, 'intent'>,
): Promise<{ status: 200 | 404 | 409 | 422; reply: EditReply }> {
  const parsed = parseEdit({ part, value }, invite);
  if (!parsed.ok) return { status: 422, reply: { ok: false, message: parsed.error } };
  const { text, update } = parsed.value;
  const saved = await save({ version, update });
  if (saved.ok) return { status: 200, reply: { ok: true } };
  if (saved.error === 'gone') {
    return { status: 404, reply: { ok: false, message: messages.notFound } };
  }
  const { current } = saved.error;
  const stored = { value: readPartText(current, part), version: current.version };
  if (stored.value === text) return { status: 200, reply: { ok: true } };
  return { status: 409, reply: { ok: false, message: messages.stale, stored } };
}
