import { noteActivity } from '#app/features/activity/store.server.ts';
import type { Limits } from '#app/features/host/limits.server.ts';
import { messages } from '#app/features/invite/messages.ts';
import type { OwnedInvite } from '#app/features/invite/service.server.ts';
import { type PictureProblem, pictureMessages } from '#app/features/picture/messages.ts';
import { encodePicture } from '#app/features/picture/picture-process.server.ts';
import type { EncodedPicture } from '#app/features/picture/renditions.server.ts';
import { type PictureReply, pictureLimits } from '#app/features/picture/schema.ts';
import { writePicture } from '#app/features/picture/store.server.ts';
import type { Clock } from '#app/platform/clock.ts';
import type { Db } from '#app/platform/db/client.server.ts';
import { readTextField } from '#app/platform/form.server.ts';
import type { Publisher } from '#app/platform/publisher.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';
import { isStorable } from '#app/platform/text.ts';

interface PictureServices {
  db: Db;
  clock: Clock;
  live: Publisher;
  limits: Pick<Limits, 'picturesByHost'>;
}

interface Outcome {
  reply: PictureReply;
  status: number;
}

const statuses: Partial<Record<PictureProblem, number>> = {
  tooLarge: 413,
  tooMany: 429,
  busy: 503,
};

const refuse = (problem: PictureProblem, alt = ''): Outcome => ({
  reply: { ok: false, message: pictureMessages[problem], alt },
  status: statuses[problem] ?? 422,
});

/** Stores a picture, only its description, or its removal. False when the invitation is gone. */
async function store(
  { db, clock, live }: PictureServices,
  { id, editor, picture: stored }: OwnedInvite,
  change: { encoded: EncodedPicture | null; alt: string } | null,
): Promise<boolean> {
  const now = clock();
  const { renditions, ...fresh } = change?.encoded ?? { ...stored, renditions: undefined };
  const picture = change && ({ ...fresh, alt: change.alt } as NonNullable<OwnedInvite['picture']>);
  const done = await db.transaction().execute(async (trx) => {
    if (!(await writePicture(trx, { inviteId: id, picture, renditions, now }))) return false;
    const noted = { inviteId: id, hostUid: editor, now };
    await noteActivity(trx, { ...noted, kind: 'edited', part: 'picture' });
    return true;
  });
  if (done) live.publish(id);
  return done;
}

/** Null without a file. */
async function takeFile(
  { limits }: PictureServices,
  invite: OwnedInvite,
  form: FormData,
): Promise<Result<EncodedPicture | null, PictureProblem>> {
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0) {
    return invite.picture ? succeed(null) : fail('missing');
  }
  if (file.size > pictureLimits.bytes) return fail('tooLarge');
  if (!(await limits.picturesByHost.allow(invite.editor))) return fail('tooMany');
  return encodePicture(await file.bytes());
}

/** Saves or removes an event's picture; a refused form returns what was typed (behaviour 40.1, 40.9). */
export async function runPictureAction(
  services: PictureServices,
  invite: OwnedInvite,
  form: FormData,
): Promise<Outcome> {
  const gone: Outcome = { reply: { ok: false, message: messages.notFound }, status: 404 };
  if (readTextField(form, 'intent') === 'remove') {
    const done = invite.picture === null || (await store(services, invite, null));
    return done ? { reply: { ok: true, done: 'removed' }, status: 200 } : gone;
  }
  const alt = readTextField(form, 'alt').trim();
  if (alt.length > pictureLimits.alt || !isStorable(alt)) return refuse('altTooLong', alt);
  const encoded = await takeFile(services, invite, form);
  if (!encoded.ok) return refuse(encoded.error, alt);
  const done = await store(services, invite, { encoded: encoded.value, alt });
  return done ? { reply: { ok: true, done: 'saved' }, status: 200 } : gone;
}
