import path from 'node:path';

import type { Draft } from '#app/features/draft/schema.ts';
import { saveInvite } from '#tests/setup/invites.ts';

import type { Engine } from '../../tools/browsers/window.ts';
import { type Party, parties } from '../../tools/gallery/tag-sets.ts';
import { Person } from './person.ts';
import type { WatchedSite } from './watched-site.ts';

/** Ten looks that differ most in typeface, frame and drawings. */
const shown = new Set([
  'romantic-pastel-cottagecore',
  'spooky-monochrome-retro',
  'neon',
  'gold-classy',
  'dreamy-fairytale',
  'playful',
  'classical-classy',
  'scifi-minimalist',
  'chill-beach',
  'graduation',
]);

const wideWidth = 1280;

function draftOf(party: Party): Partial<Draft> {
  const { slug: _, theme, eventType, ...rest } = party;
  const activities = [{ id: 1, name: 'Doors open', time: 18 * 60 }];
  const point = { lat: 51.38, lng: -2.36 };
  const hostedBy = 'Maya & Jonah';
  return { ...rest, ...point, hostedBy, theme: [...theme], eventType: [...eventType], activities };
}

/** Takes pictures of ten guest pages on a phone and on a wide screen, into the folder. */
export async function takeLooks(engine: Engine, site: WatchedSite, folder: string): Promise<void> {
  const person = await Person.sitDown(engine, site.url);
  for (const party of parties.filter(({ slug }) => shown.has(slug))) {
    const id = await saveInvite(site.site.services.db, draftOf(party));
    for (const width of [engine.phoneWidth, wideWidth]) {
      await person.window.resize(width, 900);
      await person.open(`/guest/${id}`);
      await person.window.takePicture(path.join(folder, `${party.slug}-${width}.png`));
    }
  }
  await person.window.close();
}
