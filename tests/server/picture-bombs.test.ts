import { expect, test } from 'vitest';

import { pictureMessages } from '#app/features/picture/messages.ts';
import { getPictureScreenPath } from '#app/platform/paths.ts';
import { listPictureBombs } from '#tests/fixtures/picture-bombs.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();

const upload = (owner: LoggedIn, id: string, bytes: Uint8Array) =>
  owner.visitor.send(getPictureScreenPath(id), {
    method: 'POST',
    body: fillPictureForm(bytes),
    headers: { origin: site.url },
  });

const sentences = new Set<string>(Object.values(pictureMessages));

test('each of 50 bombs is used without its load or refused with a sentence, and the next picture is stored (behaviour 40.14)', async () => {
  const bombs = await listPictureBombs();
  expect(bombs.length).toBeGreaterThanOrEqual(50);
  const outcomes = [];
  // A host may send 30 pictures an hour.
  for (let from = 0; from < bombs.length; from += 25) {
    const owner = await logIn(site, `owner-${from}`);
    const id = await addEvent(site.db, { host: owner.host });
    for (const [name, bytes] of bombs.slice(from, from + 25)) {
      const reply = await upload(owner, id, bytes);
      const words = readWords(reply);
      const sentence = [...sentences].find((one) => words.includes(one));
      outcomes.push([name, reply.status === 200 || (reply.status === 422 && sentence)]);
    }
    expect((await upload(owner, id, await drawPhoto().jpeg().toBuffer())).status).toBe(200);
  }
  expect(outcomes.filter(([, isGood]) => !isGood)).toEqual([]);
});
