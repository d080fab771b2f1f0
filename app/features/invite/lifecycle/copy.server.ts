import type { Draft } from '#app/features/draft/schema.ts';
import { copyPicture } from '#app/features/picture/store.server.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { type Result, fail } from '#app/platform/result.ts';

import { pickParts } from '../draft-parts.server.ts';
import { ownWordsColumn } from '../json-columns.server.ts';
import { messages } from '../messages.ts';
import { type SaveServices, invitesPerDay, saveDraftWithin } from '../save-draft.server.ts';
import type { Invite, Owner, StoredInvitee } from '../schema.ts';
import type { OwnedInvite } from '../service.server.ts';
import { listInvitees } from '../store.server.ts';

/** Of an event that takes place again the day, and the last day for answers, are to be chosen anew. */
function pickCopied(invite: Invite, isAgain: boolean) {
  const parts = pickParts(invite);
  const answerSettings = { ...parts.answerSettings, answerBy: '' };
  return isAgain ? { ...parts, date: '', answerSettings } : parts;
}

/** All ids are new, so that no link and no answer is copied. */
function toDraft(
  invite: Invite,
  { copyId: draftId, isAgain }: Copying,
  invitees: readonly StoredInvitee[],
): Draft {
  return {
    draftId,
    ...pickCopied(invite, isAgain),
    invitees: invitees.map(({ name, email, phone, language, people, companions }) => ({
      name,
      email,
      ...(phone === '' ? {} : { phone }),
      language,
      companions,
      people: people.map((person) => ({ name: person.name, child: person.child })),
    })),
  };
}

export interface Copying {
  /** Created with the form, so that a form that is sent twice makes one copy. */
  copyId: string;
  /** Which guests come along. */
  guests: ReadonlySet<string> | 'all' | 'none';
  /** Without the date. */
  isAgain: boolean;
}

/** Of what is copied: thanks and a cancellation are those of the event that was. */
async function copyOwnWords(trx: Db, { ownWords }: Invite, to: string): Promise<void> {
  const kept = Object.entries(ownWords).map(([language, all]) => {
    const { thanks: _thanks, cancellation: _cancellation, ...others } = all;
    return [language, others] as const;
  });
  const words = ownWordsColumn.encode(Object.fromEntries(kept));
  const copy = trx.updateTable('invites').set({ own_words: words });
  await copy.where('id', '=', to).execute();
}

/** Copies what other features keep of the guests. `sources` are in the order of the copy's guests. */
type CopyGuests = (trx: Db, copyId: string, sources: readonly StoredInvitee[]) => Promise<unknown>;

/**
 * Copies an event without its answers (behaviour 34.5). It counts as a new invitation. The picture and what `copyGuests` adds are
 * copied once: the same form sent again does not change them.
 */
export async function copyEvent(
  services: SaveServices,
  owner: Owner,
  invite: OwnedInvite,
  copying: Copying,
  copyGuests: CopyGuests,
): Promise<Result<string, string>> {
  const { guests } = copying;
  const all = guests === 'none' ? [] : await listInvitees(services.db, invite.id);
  const invitees = typeof guests === 'string' ? all : all.filter(({ id }) => guests.has(id));
  const draft = toDraft(invite, copying, invitees);
  const { uid, username, email } = owner;
  const whose = { uid, username, email };
  const complete = async (trx: Db, to: string, now: number) => {
    await copyPicture(trx, { from: invite.id, to, now });
    await copyOwnWords(trx, invite, to);
    await copyGuests(trx, to, invitees);
  };
  const saving = { owner: whose, draft, perDay: invitesPerDay };
  const saved = await saveDraftWithin({ ...services, complete }, saving);
  if (saved.ok) return saved;
  return fail(saved.error === 'no-account' ? messages.signedOut : messages.tooManyCopies);
}
