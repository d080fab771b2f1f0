import { drawings } from '../things/all-drawings.ts';
import { createLexicon } from './create-lexicon.ts';

/** With the drawings of all things: browsers load only those that a look shows. */
export const listIdeaClaims = createLexicon((emoji) => drawings[emoji]);
