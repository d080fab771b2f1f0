/** Whether it worked. A refusal is only logged (behaviour 18.32). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The link could not be copied.', error);
    return false;
  }
}

/** False without a share sheet. Closing the sheet counts as sharing. */
export async function shareLink(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
