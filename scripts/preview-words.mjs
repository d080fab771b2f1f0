import { sharedMessages } from '../app/features/words/guest/en.ts';
// The words of guests as hosts' previews load them: without those of the pages, the mail and the calendar.
import { presetMessages } from '../app/features/words/guest/en/presets.ts';

const names = Object.keys({ ...sharedMessages, ...presetMessages });

/**
 * The module of a catalog's words for previews.
 * @param {string} json the catalog
 */
export function writePreviewWords(json) {
  const catalog = JSON.parse(json);
  const words = Object.fromEntries(names.map((name) => [name, catalog[name]]));
  return `export default ${JSON.stringify(words)}`;
}

/** `import './de.json?previews'` in browsers. @type {import('vite').Plugin} */
export const previewWords = {
  name: 'preview-words',
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]words[\\/]guest[\\/]\w+\.json\?previews$/ },
    handler: (json) => ({ code: writePreviewWords(json), moduleType: 'js' }),
  },
};
