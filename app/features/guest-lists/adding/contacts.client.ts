import { writePhone } from '#app/features/draft/phone-text.ts';

/** The browser's contact picker, which only some phones have. */
interface ContactPicker {
  select(
    properties: readonly ['name', 'email', 'tel'],
    options: { multiple: boolean },
  ): Promise<{ name?: string[]; email?: string[]; tel?: string[] }[]>;
}

const findPicker = (): ContactPicker | null =>
  (navigator as { contacts?: ContactPicker }).contacts ?? null;

export const hasContacts = (): boolean => findPicker() !== null;

const tidy = (text = '') => text.replaceAll(/[\r\n<>]+/g, ' ').trim();

/** The chosen contacts as lines of a guest list; '' when none was chosen, or the picker does not open. */
export async function pickContacts(): Promise<string> {
  try {
    const chosen = (await findPicker()?.select(['name', 'email', 'tel'], { multiple: true })) ?? [];
    return chosen
      .map(({ name = [], email = [], tel = [] }) => {
        const address = tidy(email[0]);
        const phone = tidy(tel[0]);
        return [
          tidy(name[0]),
          address === '' ? '' : `<${address}>`,
          phone === '' ? '' : writePhone(phone),
        ]
          .filter((part) => part !== '')
          .join(' ');
      })
      .filter((line) => line !== '')
      .join('\n');
  } catch {
    return '';
  }
}
