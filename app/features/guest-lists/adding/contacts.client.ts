/** The browser's contact picker, which only some phones have. */
interface ContactPicker {
  select(
    properties: readonly ['name', 'email'],
    options: { multiple: boolean },
  ): Promise<{ name?: string[]; email?: string[] }[]>;
}

const findPicker = (): ContactPicker | null =>
  (navigator as { contacts?: ContactPicker }).contacts ?? null;

export const hasContacts = (): boolean => findPicker() !== null;

const tidy = (text = '') => text.replaceAll(/[\r\n<>]+/g, ' ').trim();

/** The chosen contacts as lines of a guest list; '' when none was chosen, or the picker does not open. */
export async function pickContacts(): Promise<string> {
  try {
    const chosen = (await findPicker()?.select(['name', 'email'], { multiple: true })) ?? [];
    return chosen
      .map(({ name = [], email = [] }) => {
        const address = tidy(email[0]);
        return `${tidy(name[0])}${address === '' ? '' : ` <${address}>`}`.trim();
      })
      .filter((line) => line !== '')
      .join('\n');
  } catch {
    return '';
  }
}
