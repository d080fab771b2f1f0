export class TooLongError extends Error {
  override readonly name = 'TooLongError';

  constructor() {
    super('answer too long');
  }
}

/** The whole body as text. Throws a `TooLongError` once it has more than `longest` UTF-16 units. */
export async function readBoundedText({ body }: Response, longest: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > longest) throw new TooLongError();
  }
  return text + decoder.decode();
}
