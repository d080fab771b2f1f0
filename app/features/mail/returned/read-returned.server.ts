import PostalMime, { type Email } from 'postal-mime';

import {
  type ParsedMail,
  type ReturnedMail,
  judgeReturned,
  nothingRead,
} from './returned-rules.ts';

/** What is parsed of one message, whatever was sent (behaviour 29.28). */
export const returnedBounds = {
  bytes: 512 * 1024,
  headerBytes: 64 * 1024,
  depth: 8,
  lines: 2000,
  /** Lines that can begin or end a part. */
  boundaries: 500,
  partText: 64 * 1024,
  parts: 20,
} as const;

const readable = /^(?:message\/|text\/rfc822-headers$)/;

/** What is parsed of a message; null with too many parts. The parser's time grows with the lines. */
export function boundRaw(raw: Uint8Array): Uint8Array | null {
  const bytes = raw.subarray(0, returnedBounds.bytes);
  let boundaries = 0;
  let lines = 1;
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) {
    if (bytes[at + 1] === 45 && bytes[at + 2] === 45) boundaries += 1;
    if (boundaries > returnedBounds.boundaries) return null;
    lines += 1;
    if (lines > returnedBounds.lines) return bytes.subarray(0, at + 1);
  }
  return bytes;
}

function decodePart(content: ArrayBuffer | Uint8Array | string): string {
  if (typeof content === 'string') return content.slice(0, returnedBounds.partText);
  const bytes = content instanceof Uint8Array ? content : new Uint8Array(content);
  return Buffer.from(bytes.subarray(0, returnedBounds.partText)).toString('latin1');
}

/** The words of a message that has no plain text. */
function stripTags(html: string): string {
  return html
    .slice(0, returnedBounds.partText)
    .replaceAll(/<(?:br|\/p|\/div)\b[^<>]{0,200}>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function toParsed({ headers, text, html, attachments }: Email): ParsedMail {
  return {
    headers,
    text: (text?.trim() ? text : stripTags(html ?? '')).slice(0, returnedBounds.partText),
    parts: attachments
      .filter(({ mimeType }) => readable.test(mimeType))
      .slice(0, returnedBounds.parts)
      .map(({ mimeType, content }) => ({ type: mimeType, text: decodePart(content) })),
  };
}

/**
 * Reads one message of the mailbox of returned mail. Never throws: what cannot be parsed within the bounds is 'unknown'
 * (behaviour 29.28).
 */
export async function readReturned(raw: Uint8Array): Promise<ReturnedMail> {
  const bytes = boundRaw(raw);
  if (bytes === null) return nothingRead;
  try {
    const email = await PostalMime.parse(bytes, {
      forceRfc822Attachments: true,
      attachmentEncoding: 'arraybuffer',
      maxNestingDepth: returnedBounds.depth,
      maxHeadersSize: returnedBounds.headerBytes,
    });
    return judgeReturned(toParsed(email));
  } catch {
    return nothingRead;
  }
}
