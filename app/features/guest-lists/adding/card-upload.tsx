import { type ChangeEvent, useId, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { say } from '#app/platform/language/say.ts';

import { writeGuestLine } from '../formats/guest-lines.ts';
import type { CardGuests } from '../formats/read-vcards.ts';
import { readCardFile } from './read-card-file.ts';

function describeTaken({ guests, unread, cut }: CardGuests): string {
  return [
    say(
      '{count, plural, one {# contact taken from the file.} other {# contacts taken from the file.}}',
      { count: guests.length },
    ),
    unread > 0
      ? say(
          '{unread, plural, one {# card could not be read.} other {# cards could not be read.}}',
          {
            unread,
          },
        )
      : '',
    cut ? say('Only the first {most, number} cards were read.', { most: limits.invitees }) : '',
  ]
    .filter((one) => one !== '')
    .join(' ');
}

interface CardFieldProps {
  isBusy: boolean;
  onLines: (lines: string[], note: string) => void;
  onProblem: (problem: string) => void;
}

/** Passes the contacts of a vCard file on as lines (behaviour 52.6). */
export function CardField({ isBusy, onLines, onProblem }: CardFieldProps) {
  const id = useId();
  const [reading, setReading] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    onProblem('');
    setReading(true);
    const read = await readCardFile(file);
    // Without this, choosing the same file again after correcting it would not fire a change event.
    target.value = '';
    setReading(false);
    if (read.ok) onLines(read.value.guests.map(writeGuestLine), describeTaken(read.value));
    else onProblem(read.error);
  };
  return (
    <>
      <input
        id={id}
        type="file"
        accept=".vcf,.vcard,text/vcard,text/x-vcard"
        className="visually-hidden"
        disabled={reading || isBusy}
        onChange={(event) => void choose(event)}
      />
      <label htmlFor={id}>{reading ? say('Reading…') : say('Upload vCard')}</label>
    </>
  );
}
