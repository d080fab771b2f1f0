import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';

import { pictureMessages } from '#app/features/picture/messages.ts';
import { maxPictureBody, pictureLimits } from '#app/features/picture/schema.ts';
import { drawPerson, drawPhoto } from '#tests/fixtures/pictures.ts';
import {
  addressesOf,
  countRows,
  guestPage,
  load,
  stored,
  upload,
} from '#tests/setup/event-picture.ts';
import type { Reply } from '#tests/setup/site.ts';
import { giveEachTestAnOwner, useHosts } from '#tests/setup/use-event.ts';
import { useSite } from '#tests/setup/use-site.ts';
import { readWords } from '#tests/setup/words.ts';

useSite();
useHosts();
giveEachTestAnOwner();
let small: Buffer;

beforeAll(async () => {
  small = await drawPhoto(400, 300).jpeg().toBuffer();
});

async function expectRefused(reply: Reply, status: number, message: string) {
  expect(reply.status).toBe(status);
  expect(readWords(reply)).toContain(message);
  expect([await stored(), await countRows()]).toEqual([null, 0]);
}

describe('a picture', () => {
  test.each([
    [1200, 800, 200, 120],
    [1200, 800, 1000, 120],
    [800, 1200, 400, 130],
  ])(
    'of %i × %i is held at the face where it is cut (behaviour 40.12)',
    async (width, height, x, y) => {
      await upload(await drawPerson(width, height, x, y).jpeg().toBuffer());
      const { text } = await guestPage();
      const [, across, down] = /--picture-hold:(\d+)% (\d+)%/.exec(text) ?? [];
      expect(Math.abs(Number(across) - (x / width) * 100)).toBeLessThan(6);
      expect(Math.abs(Number(down) - (y / height) * 100)).toBeLessThan(10);
    },
  );

  test('is turned upright, and its place and camera data are removed (behaviour 40.2)', async () => {
    const taken = await drawPhoto(600, 400)
      .withExif({
        IFD0: { Make: 'SecretCam' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Exif')).toBe(true);
    await upload(taken);
    expect(await stored()).toMatchObject({ width: 400, height: 600 });
    for (const path of addressesOf(await guestPage())) {
      const { bytes } = await load(path);
      const { exif, orientation, icc } = await sharp(bytes).metadata();
      expect([exif, orientation ?? 1, icc]).toEqual([undefined, 1, undefined]);
      for (const secret of ['Exif', 'SecretCam', 'GPS']) expect(bytes.includes(secret)).toBe(false);
    }
    // Orientation 6 turns a picture to the right, so that its left half is on top.
    const path = addressesOf(await guestPage()).find((one) => one.endsWith('.webp'));
    const { bytes } = await load(path ?? '');
    const corner = await sharp(bytes)
      .extract({ left: 5, top: 5, width: 4, height: 4 })
      .raw()
      .toBuffer();
    expect((corner[0] ?? 0) > (corner[2] ?? 0)).toBe(true);
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
    'is taken as %s (behaviour 40.2)',
    async (format) => {
      expect((await upload(await drawPhoto(400, 300).toFormat(format).toBuffer())).status).toBe(
        200,
      );
      expect(await stored()).toMatchObject({ width: 400, height: 300, widths: [400] });
    },
  );
});

const refused = (name: string, make: () => Promise<Uint8Array> | Uint8Array, message: string) =>
  [name, make, message] as const;
const frames = () =>
  sharp(Buffer.concat([Buffer.alloc(300 * 300 * 3, 90), Buffer.alloc(300 * 300 * 3, 200)]), {
    raw: { width: 300, height: 600, channels: 3, pageHeight: 300 },
  });

describe('a file that is no picture for a page', () => {
  test.each([
    refused('no picture', () => Buffer.from('%PDF-1.7 …'), pictureMessages.foreign),
    refused('empty of sense', () => Buffer.alloc(5000), pictureMessages.foreign),
    refused(
      'an SVG',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        ),
      pictureMessages.drawing,
    ),
    refused(
      'truncated',
      async () => (await drawPhoto().jpeg().toBuffer()).subarray(0, 6000),
      pictureMessages.damaged,
    ),
    refused(
      'a truncated PNG',
      async () => (await drawPhoto().png().toBuffer()).subarray(0, 3000),
      pictureMessages.damaged,
    ),
    refused(
      'a JPEG in name only',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(4000, 7)]),
      pictureMessages.damaged,
    ),
    refused('an animated WebP', () => frames().webp().toBuffer(), pictureMessages.moving),
    refused('a GIF', () => frames().gif().toBuffer(), pictureMessages.moving),
    refused('too small', () => drawPhoto(400, 120).png().toBuffer(), pictureMessages.tooSmall),
    refused(
      'a decompression bomb',
      () =>
        sharp({ create: { width: 8100, height: 8100, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
      pictureMessages.tooManyPixels,
    ),
  ])('is refused with the reason: %s (behaviour 40.4)', async (_name, make, message) => {
    const reply = await upload(await make(), { alt: 'What I typed' });
    expect(reply.text).toContain('value="What I typed"');
    await expectRefused(reply, 422, message);
  });

  test('leaves the picture that is there (behaviour 40.4)', async () => {
    await upload(small, { alt: 'Before' });
    const before = await stored();
    expect((await upload(Buffer.from('no picture'))).status).toBe(422);
    expect(await stored()).toEqual(before);
  });

  test('has at most 15 MB, and the form asks for a file (behaviour 40.3)', async () => {
    const large = await upload(Buffer.alloc(pictureLimits.bytes + 1, 1));
    await expectRefused(large, 413, pictureMessages.tooLarge);
    const longer = await upload(Buffer.alloc(maxPictureBody + 1, 1));
    expect(large.text).toContain(pictureMessages.tooLarge);
    await expectRefused(longer, 413, pictureMessages.tooLarge);
    await expectRefused(await upload(null), 422, pictureMessages.missing);
    await expectRefused(
      await upload(small, { alt: 'x'.repeat(301) }),
      422,
      pictureMessages.altTooLong,
    );
  });
});
