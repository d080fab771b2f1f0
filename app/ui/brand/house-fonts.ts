import displayFile from './faces/festoon-display-english.woff2?url';
import textFile from './faces/festoon-text-english.woff2?url';

/** The fonts of every page in Festoon's own design. */
export const houseFonts: readonly string[] = [displayFile, textFile];
