import path from 'node:path';

import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';

import type { Engine } from '../../tools/browsers/window.ts';
import { parties } from '../../tools/gallery/tag-sets.ts';
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

const more = {
  hostedBy: 'Maya & Jonah',
  activities: [{ id: 1, name: 'Doors open', time: 18 * 60 }],
};

export async function takeLooks(engine: Engine, site: WatchedSite, folder: string): Promise<void> {
  const person = await Person.sitDown(engine, site.url);
  for (const { slug, draft } of parties.filter((party) => shown.has(party.slug))) {
    const id = await addEvent(site.site.db, { ...draft, ...more });
    for (const width of [engine.phoneWidth, wideWidth]) {
      await person.window.resize(width, 900);
      await person.open(getGuestPath(id));
      await person.window.takePicture(path.join(folder, `${slug}-${width}.png`));
    }
  }
  await person.window.close();
}
