import { getGuestPath } from '#app/platform/paths.ts';
import { addEvent } from '#tests/setup/events.ts';

import { type Picture, printSheet } from './sheet.ts';
import type { Stage } from './stage.ts';
import { type Party, parties } from './tag-sets.ts';

/** Names each picture by the invitation's tags. */
export async function takeInvites(
  { site }: Stage,
  drafts: readonly Party['draft'][],
  take: (path: string) => Promise<Buffer>,
): Promise<Picture[]> {
  const pictures: Picture[] = [];
  for (const draft of drafts) {
    const image = await take(getGuestPath(await addEvent(site.db, draft)));
    const chosen = draft.theme.length > 0 ? draft.theme : draft.eventType;
    pictures.push({ name: chosen.join(', '), image });
  }
  return pictures;
}

/** The picture of an invitation's link. */
export async function fetchPreview({ site }: Stage, path: string): Promise<Buffer> {
  const answer = await fetch(`${site.url}${path}/card.png`);
  return Buffer.from(await answer.arrayBuffer());
}

const takeParties = (stage: Stage, take: (path: string) => Promise<Buffer>) =>
  takeInvites(
    stage,
    parties.map(({ draft }) => draft),
    take,
  );

export const partySheets = {
  async 'parties-phone'(stage: Stage) {
    const view = { width: 390, height: 844 };
    const pictures = await takeParties(stage, (path) => stage.photograph(path, view));
    return printSheet(stage, pictures, { columns: 8, width: 200, height: 760 });
  },
  async 'parties-desktop'(stage: Stage) {
    const view = { width: 1200, height: 900 };
    const pictures = await takeParties(stage, (path) => stage.photograph(path, view));
    return printSheet(stage, pictures, { columns: 6, width: 300, height: 420 });
  },
  async 'link-previews'(stage: Stage) {
    const pictures = await takeParties(stage, (path) => fetchPreview(stage, path));
    return printSheet(stage, pictures, { columns: 4, width: 370 });
  },
};
