import type { Reply } from './site.ts';

/** A page's text without markup. */
export function readWords({ text }: Pick<Reply, 'text'>): string {
  return text
    .replace(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
}
