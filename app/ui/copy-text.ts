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
