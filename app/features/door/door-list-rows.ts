import type { DoorLine } from './door-rules.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeText = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** The class names of a row's parts. */
export interface RowStyles {
  box: string;
  household: string;
  note: string;
}

/**
 * The rows of the door list as HTML, every text of a guest escaped: of 10,000 guests React would make 80,000 elements on
 * the server while everybody waits (behaviour 41.8).
 */
export function writeRows(lines: readonly DoorLine[], { box, household, note }: RowStyles): string {
  return lines
    .map(([, name, expected, people, said]) => {
      const group = people
        ? `<span class="${household}"><bdi>${escapeText(people)}</bdi></span>`
        : '';
      return (
        `<tr><td class="${box}">☐</td>` +
        `<th scope="row"><bdi>${escapeText(name)}</bdi>${group}</th>` +
        `<td>${escapeText(expected)}</td>` +
        `<td class="${note}"><bdi>${escapeText(said)}</bdi></td></tr>`
      );
    })
    .join('');
}
