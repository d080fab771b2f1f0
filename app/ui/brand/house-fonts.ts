import displayFile from './faces/festoon-display-english.woff2?url';
import textFile from './faces/festoon-text-english.woff2?url';

export const houseFonts: readonly string[] = [displayFile, textFile];
