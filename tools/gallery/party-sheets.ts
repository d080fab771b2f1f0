import type { Draft } from '#app/features/draft/schema.ts';
import { saveInvite } from '#tests/setup/invites.ts';

import { type Picture, printSheet } from './sheet.ts';
import type { Stage, View } from './stage.ts';
import { type Party, parties } from './tag-sets.ts';

const phone: View = { width: 390, height: 844 };
const desktop: View = { width: 1200, height: 900 };

function draftOf(party: Party): Partial<Draft> {
  const { slug: _, theme, eventType, ...rest } = party;
  return {
    ...rest,
    theme: [...theme],
    eventType: [...eventType],
    activities: [],
    lat: 51.38,
    lng: -2.36,
  };
}

async function takeAll(
  stage: Stage,
  take: (id: string, party: Party) => Promise<Buffer>,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const party of parties) {
    const id = await saveInvite(stage.site.services.db, draftOf(party));
    const chosen = [...party.theme, ...(party.theme.length === 0 ? party.eventType : [])];
    pictures.push({ name: chosen.join(', '), image: await take(id, party) });
  }
  return pictures;
}

/** The guest pages of the gallery's parties, and their link previews. */
export const partySheets = {
  async 'parties-phone'(stage: Stage) {
    const pictures = await takeAll(stage, (id) => stage.photograph(`/guest/${id}`, phone));
    return printSheet(stage, pictures, { columns: 8, width: 200, height: 760 });
  },
  async 'parties-desktop'(stage: Stage) {
    const pictures = await takeAll(stage, (id) => stage.photograph(`/guest/${id}`, desktop));
    return printSheet(stage, pictures, { columns: 6, width: 300, height: 420 });
  },
  async 'link-previews'(stage: Stage) {
    const pictures = await takeAll(stage, async (id) => {
      const url = new URL(`/guest/${id}/card.png`, stage.site.url);
      const answer = await fetch(url);
      return Buffer.from(await answer.arrayBuffer());
    });
    return printSheet(stage, pictures, { columns: 4, width: 370 });
  },
};
