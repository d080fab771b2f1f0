import { expect, test } from 'vitest';

import { getGuestPath, getSettingPath } from '#app/platform/paths.ts';
import { cancelAs, readSettingsVersion } from '#tests/setup/canceling.ts';
import { act, id, owner, useEvent } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
useEvent();

const guestPage = () => getGuestPath(id);
const readPage = async () => readWords(await site.visitor().get(guestPage()));
const send = (fields: Record<string, string>) =>
  owner.visitor.post(getSettingPath(id, 'cancel'), fields);
const cancel = (message: string) => cancelAs(owner.visitor, id, message);
/** From a page that was loaded at that version. */
const cancelAt = (version: string, message: string) => send({ intent: 'cancel', message, version });
const readVersion = () => readSettingsVersion(owner.visitor, id);

test('a cancellation keeps what another host has made of it meanwhile, and what was typed (behaviour 38.16)', async () => {
  const before = await readVersion();
  await cancel('Too wet');
  const worded = await readVersion();
  await cancel('Far too wet');
  const reworded = await readVersion();
  // The same message again overwrites nothing.
  expect((await cancelAt(before, 'Far too wet')).status).toBe(200);
  for (const version of [before, worded]) {
    const stale = await cancelAt(version, 'Mine');
    expect(stale.status).toBe(409);
    const words = readWords(stale);
    expect(words).toContain('nothing was overwritten. It says now: “Far too wet”.');
    expect(stale.text).toContain('>Mine</textarea>');
    expect(await readPage()).toContain('“ Far too wet ”');
  }
  await send({ intent: 'reinstate' });
  for (const version of [before, worded, reworded]) {
    const late = await cancelAt(version, 'Far too wet indeed');
    expect(readWords(late)).toContain('Somebody just took the cancellation back');
    expect(await readPage()).not.toContain('This event is canceled');
  }
  // Another part of the invitation, and an answer, are no news of the cancellation.
  const loaded = await readVersion();
  const edit = { intent: 'edit', part: 'eventName', version: Number(loaded), value: 'Feast' };
  await act(edit);
  await site.visitor().post(guestPage(), { answer: 'yes' });
  expect((await cancelAt(loaded, 'Two\r\nlines')).status).toBe(200);
  // Forms without scripts have other line ends.
  expect((await cancelAt(loaded, 'Two\nlines')).status).toBe(200);
  expect((await cancelAt(loaded, 'Three')).status).toBe(409);
});
