import * as fc from 'fast-check';
import ICAL from 'ical.js';

import { writeFeed } from '#app/features/calendar/calendar-file.server.ts';
import { toPlainFile } from '#app/features/picture/plain/plain-file.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { createThemeTokens } from '#app/features/theme/tokens.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { drawPhoto } from '#tests/fixtures/pictures.ts';

import { makeBytes, makeText } from './inputs.ts';
import { type Target, defineTarget } from './target.ts';
import { tokens } from './tokens.ts';

const readTheme = (text: string) =>
  createThemeTokens({ theme: [text], eventType: [] }, listIdeaClaims);

const draft = makeDraft();
const event = { ...draft, id: 'a'.repeat(22), version: 1, updatedAt: 0 };

/** A calendar program reads what is written, as one event. */
function writeCalendar(changes: object): void {
  const file = writeFeed(
    [{ event: { ...event, ...changes }, link: 'https://x.example' }],
    'Events',
  );
  const read = new ICAL.Component(ICAL.parse(file) as never);
  if (read.getAllSubcomponents('vevent').length > 1) throw new Error('A text became an event.');
}

const photo = () => drawPhoto(24, 16);

function listPictureSamples(): Promise<Buffer[]> {
  return Promise.all([
    photo()
      .withExif({ IFD0: { Artist: 'Ana' } })
      .jpeg()
      .toBuffer(),
    photo().jpeg({ progressive: true }).toBuffer(),
    photo().png().toBuffer(),
    photo().png({ palette: true }).toBuffer(),
    photo().webp().toBuffer(),
    photo().webp({ lossless: true }).toBuffer(),
    photo().avif().toBuffer(),
  ]);
}

/** What decides how an invitation looks, here and elsewhere. */
export async function listLooks(): Promise<Target[]> {
  const text = makeText(tokens.words);
  const time = fc.constantFrom('', '00:00', '23:59', '02:30');
  const written = fc.record({
    eventName: text,
    customMessage: text,
    location: text,
    timeZone: fc.constantFrom('', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'UTC'),
    date: fc.constantFrom('2027-06-12', '0001-01-01', '9999-12-31', '2028-02-29', ''),
    startTime: time,
    endTime: time,
    endsNextDay: fc.boolean(),
  });
  const samples = await listPictureSamples();
  const readLong = (long: string) => {
    for (const sample of samples) {
      toPlainFile(new Uint8Array(Buffer.concat([sample, Buffer.from(long, 'latin1')])));
    }
  };
  return [
    defineTarget('theme words', text, readTheme, { readLong: readTheme, tokens: tokens.words }),
    defineTarget('calendar texts', written, writeCalendar, {
      readLong: (customMessage) => writeCalendar({ customMessage }),
      tokens: tokens.words,
    }),
    defineTarget('picture segments', makeBytes(samples), toPlainFile, {
      readLong,
      tokens: tokens.picture,
    }),
  ];
}
