import ownWords from '#app/features/theme/lexicon/own-words.json' with { type: 'json' };

import { nextYear } from '../party.ts';
import { fetchPreview, takeInvites } from './party-sheets.ts';
import { printSheet } from './sheet.ts';
import type { Stage } from './stage.ts';

/** The phrases of the lexicon's test, each as theme and title of an event. */
const drafts = Object.values(ownWords).flatMap((phrases) =>
  phrases.map(([text = '']) => ({
    eventName: text,
    theme: [text],
    eventType: [],
    date: `${nextYear}-06-12`,
    activities: [],
    customMessage: '',
    hostedBy: 'Maya & Jonah',
  })),
);

const phone = { width: 390, height: 844, windowOnly: true };

export const wordSheets = {
  async 'words-phone'(stage: Stage) {
    const pictures = await takeInvites(stage, drafts, (path) => stage.photograph(path, phone));
    return printSheet(stage, pictures, { columns: 14, width: 126 });
  },
  async 'words-previews'(stage: Stage) {
    const pictures = await takeInvites(stage, drafts, (path) => fetchPreview(stage, path));
    return printSheet(stage, pictures, { columns: 8, width: 230 });
  },
};
