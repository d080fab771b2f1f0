import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { runHousekeeping } from '#app/features/invite/lifecycle/housekeeping.server.ts';
import { findInvite } from '#app/features/invite/store.server.ts';
import { pictureMessages } from '#app/features/picture/messages.ts';
import {
  getDashboardPath,
  getEventExportPath,
  getGuestPath,
  getPictureScreenPath,
  getSettingPath,
} from '#app/platform/paths.ts';
import { drawPhoto, fillPictureForm } from '#tests/fixtures/pictures.ts';
import {
  addressesOf,
  countRows,
  guestPage,
  load,
  post,
  screen,
  stored,
  upload,
} from '#tests/setup/event-picture.ts';
import { addEvent } from '#tests/setup/events.ts';
import { logIn } from '#tests/setup/hosts.ts';
import { openSite } from '#tests/setup/site.ts';
import { giveEachTestAnOwner, id, other, owner, useHosts } from '#tests/setup/use-event.ts';
import { site, useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite({}, { clock: () => now });
useHosts();
giveEachTestAnOwner();
let now = Date.parse('2027-06-01T12:00:00Z');
/** Large enough for every size of the page. */
let photo: Buffer;
/** Drawn in a fifth of the time. */
let small: Buffer;

beforeAll(async () => {
  photo = await drawPhoto().jpeg().toBuffer();
  small = await drawPhoto(400, 300).jpeg().toBuffer();
});

describe('a picture', () => {
  test('is uploaded by a plain form and stands at the head of the guest’s page in three sizes and two formats (behaviour 40.1, 40.7)', async () => {
    expect(addressesOf(await guestPage())).toEqual([]);
    const reply = await upload(photo, { alt: 'Maya & Jonah in the garden' });
    expect(reply.status).toBe(200);
    expect(readWords(reply)).toContain('Your picture is at the top of the invitation.');
    const page = await guestPage();
    expect(page.text).toContain('alt="Maya &amp; Jonah in the garden"');
    expect(page.text).toMatch(/<img[^>]* width="1200" height="800"/);
    expect(page.text).toMatch(/<img[^>]*fetchpriority="high"/i);
    const names = addressesOf(page).map((path) => path.split('-').at(-1));
    expect(new Set(names)).toEqual(
      new Set(['480.avif', '480.webp', '960.avif', '960.webp', '1200.avif', '1200.webp']),
    );
    for (const path of addressesOf(page)) {
      const { response, bytes } = await load(path);
      const format = path.split('.').at(-1) ?? '';
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(`image/${format}`);
      const { width, format: is } = await sharp(bytes).metadata();
      expect([`${width}`, is]).toEqual([
        /-(\d+)\./.exec(path)?.[1],
        format === 'avif' ? 'heif' : 'webp',
      ]);
    }
  });

  test('is kept by every cache, runs nothing, and does not change under its address (behaviour 40.5)', async () => {
    await upload(small);
    const [path = ''] = addressesOf(await guestPage());
    const { response } = await load(path);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(response.headers.getSetCookie()).toEqual([]);
    const etag = response.headers.get('etag') ?? '';
    const again = await fetch(new URL(path, site.url), { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  test('is replaced, described anew and removed; each is on the page at once, and nothing of the old one is served (behaviour 40.1)', async () => {
    await upload(small);
    const [first = ''] = addressesOf(await guestPage());
    await upload(await drawPhoto(700, 700).png().toBuffer(), { alt: 'Second' });
    const replaced = await guestPage();
    expect(replaced.text).toContain('alt="Second"');
    expect((await load(first)).response.status).toBe(404);
    expect(await countRows()).toBe(4);
    await upload(null, { alt: 'Third' });
    expect((await guestPage()).text).toContain('alt="Third"');
    expect(await countRows()).toBe(4);
    const [second = ''] = addressesOf(replaced);
    const removed = await post(fillPictureForm(null, { intent: 'remove' }));
    expect(readWords(removed)).toContain('The picture is removed.');
    expect(addressesOf(await guestPage())).toEqual([]);
    expect([await stored(), await countRows()]).toEqual([null, 0]);
    const gone = await load(second);
    expect([gone.response.status, gone.response.headers.get('cache-control')]).toEqual([
      404,
      'no-store',
    ]);
  });

  test('is a change of the invitation that its activity tells of', async () => {
    await upload(small);
    expect(readWords(await owner.visitor.get(getDashboardPath(id)))).toContain(
      'changed the picture',
    );
  });

  test('goes along when its event is duplicated, and is not in the exported file (behaviour 40.9)', async () => {
    await upload(small, { alt: 'Ours' });
    const copy = { intent: 'copy', copyId: `copy-of-${id}` };
    const { location } = await owner.visitor.post(getSettingPath(id, 'copy'), copy);
    const made = location?.split(/[/?]/)[3] ?? '';
    const page = await site.visitor().get(getGuestPath(made));
    expect(page.text).toContain('alt="Ours"');
    const addresses = addressesOf(page);
    expect(addresses.length).toBe(2);
    for (const path of addresses) {
      expect(path).toContain(made);
      expect((await load(path)).response.status).toBe(200);
    }
    const { text } = await owner.visitor.get(getEventExportPath(id));
    expect(JSON.parse(text)).not.toHaveProperty('event.picture');
  });

  test('is gone with its event (behaviour 40.9)', async () => {
    await upload(small);
    const [path = ''] = addressesOf(await guestPage());
    await owner.visitor.post(getSettingPath(id, 'delete'), {
      intent: 'delete',
      title: 'Garden party',
    });
    expect((await load(path)).response.status).toBe(404);
    now += 11 * 60 * 1000;
    await runHousekeeping(site.services);
    expect(await countRows()).toBe(0);
  });
});

test('is gone with the guests of an event that is long past (behaviour 40.9)', async () => {
  let today = now;
  const short = await openSite({ RETENTION_DAYS: '30' }, { clock: () => today });
  const { host, visitor } = await logIn(short, 'host-of-a-past-event');
  const past = await addEvent(short.db, { host, date: '2027-01-01', invitees: [] });
  const headers = { origin: short.url };
  const body = fillPictureForm(small);
  await visitor.send(getPictureScreenPath(past), { method: 'POST', body, headers });
  const pictureOf = async () => (await findInvite(short.db, past))?.picture ?? null;
  await runHousekeeping(short.services);
  expect(await pictureOf()).not.toBeNull();
  today += 15 * 24 * 60 * 60 * 1000;
  await runHousekeeping(short.services);
  expect(await pictureOf()).toBeNull();
  expect(await short.db.selectFrom('pictures').select('id').execute()).toEqual([]);
  await short.close();
});

describe('the form of a picture', () => {
  test('is for the event’s host alone, whose request alone is read beyond 1 MiB (behaviour 40.3)', async () => {
    const large = await sharp({
      create: {
        width: 700,
        height: 600,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(large.length).toBeGreaterThan(2 ** 20);
    expect((await upload(large, {}, other.visitor)).status).toBe(403);
    const stranger = await upload(large, {}, site.visitor());
    expect(stranger.location).toBe(`/hostLogIn?redirect=${screen()}`);
    expect(await stored()).toBeNull();
    expect((await upload(large)).status).toBe(200);
    const page = await owner.visitor.get(screen());
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await other.visitor.get(screen())).status).toBe(403);
    expect((await site.visitor().get(screen())).location).toBe(`/hostLogIn?redirect=${screen()}`);
  });

  test('is refused when it is damaged or has many parts (behaviour 40.3)', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    for (const body of [
      'nothing',
      `--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`.repeat(500),
    ]) {
      expect((await post(body, owner.visitor, type)).status).toBe(400);
    }
    expect((await post('{}', owner.visitor, { 'content-type': 'application/json' })).status).toBe(
      400,
    );
  });

  test('stands on the Theme step of a stored invitation; that of a draft sends nothing (behaviour 40.1, 40.16)', async () => {
    const step = await owner.visitor.get(`/theme?invite=${id}`);
    expect(step.text).toContain(`action="${screen()}"`);
    const drafted = (await site.visitor().get('/theme')).text;
    expect(drafted).toContain('It stays in this browser until you save.');
    expect(drafted).not.toContain('multipart/form-data');
    expect((await owner.visitor.get(getDashboardPath(id))).text).toContain(`href="${screen()}"`);
  });

  test('takes thirty pictures an hour of a host (behaviour 40.8)', async () => {
    // Those that are refused count too, and nothing is drawn for them.
    const drawing = Buffer.from('<svg/>');
    for (let turn = 0; turn < 30; turn += 1) expect((await upload(drawing)).status).toBe(422);
    const reply = await upload(small);
    expect([reply.status, readWords(reply).includes(pictureMessages.tooMany)]).toEqual([429, true]);
  });
});

/** The URL of the link preview. */
const cardOf = async () =>
  /content="[^"]*(\/guest\/[\w-]+\/card\.\w+\?v=\w+)"/.exec((await guestPage()).text)?.[1] ?? '';

test('the preview of the link shows the picture beside the title, as a JPEG below 300 kB at an address of its own (behaviour 40.10)', async () => {
  const plain = await cardOf();
  expect(plain).toContain('/card.png?');
  await upload(photo);
  const card = await cardOf();
  expect(card).toContain('/card.jpg?');
  const { response, bytes } = await load(card);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(bytes.length).toBeLessThan(300_000);
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  // The left half of the photo is red, which no other part of the card is.
  const [red = 0, , blue = 0] = await sharp(bytes)
    .extract({ left: 20, top: 100, width: 8, height: 8 })
    .raw()
    .toBuffer();
  expect(red - blue).toBeGreaterThan(60);
  await post(fillPictureForm(null, { intent: 'remove' }));
  expect(await cardOf()).toBe(plain);
});

test('an address that names no picture is a 404 (behaviour 40.5)', async () => {
  await upload(small);
  const hash = (await stored())?.hash ?? '';
  for (const name of [
    `${hash}-481.webp`,
    `${hash}-960.png`,
    '..%2F..',
    `${'A'.repeat(16)}-960.webp`,
    'x',
  ]) {
    expect((await load(`${getGuestPath(id)}/picture/${name}`)).response.status).toBe(404);
  }
});
