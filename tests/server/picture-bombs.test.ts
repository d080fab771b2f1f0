import { beforeAll, expect, test } from 'vitest';

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

let bombs: Awaited<ReturnType<typeof listPictureBombs>>;
beforeAll(async () => {
  bombs = await listPictureBombs();
});

/** Less than a host may send in an hour. */
const atOnce = 10;

test.each([0, 1, 2, 3, 4, 5].map((part) => part * atOnce))(
  'each of 50 bombs is used without its load or refused with a sentence, and the next picture is stored: from number %i on (behaviour 40.14)',
  async (from) => {
    expect(bombs.length).toBeGreaterThanOrEqual(50);
    expect(bombs.length).toBeLessThanOrEqual(6 * atOnce);
    const outcomes = [];
    const owner = await logIn(site, `owner-${from}`);
    const id = await addEvent(site.db, { host: owner.host });
    for (const [name, bytes] of bombs.slice(from, from + atOnce)) {
      const reply = await upload(owner, id, bytes);
      const words = readWords(reply);
      const sentence = [...sentences].find((one) => words.includes(one));
      outcomes.push([name, reply.status === 200 || (reply.status === 422 && sentence)]);
    }
    expect((await upload(owner, id, await drawPhoto(400, 300).jpeg().toBuffer())).status).toBe(200);
    expect(outcomes.filter(([, isGood]) => !isGood)).toEqual([]);
  },
);
