import { type RefObject, useState } from 'react';
import { useLocation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { CardField } from './card-upload.tsx';
import { hasContacts, pickContacts } from './contacts.client.ts';
import { CsvContent, CsvField, useCsvUpload } from './csv-upload.tsx';
import { EarlierGuestsDialog } from './earlier-guests.tsx';
import type { EarlierGuests } from './schema.ts';
import type { AddGuestsForm } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

/** In the address of the screen, opens the host's earlier events. */
export const earlierHash = '#earlier';

interface GuestSourcesProps {
  form: AddGuestsForm;
  inviteId: string;
  /** Takes the focus once it has the lines. */
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Adds lines to the field. Their note goes once something else is typed. */
function useTaken({ form: { text, type }, field }: Pick<GuestSourcesProps, 'form' | 'field'>) {
  const [taken, setTaken] = useState({ note: '', text: '' });
  return {
    note: taken.text === text ? taken.note : '',
    take: (lines: readonly string[], note: string) => {
      const all = [text.trimEnd(), ...lines].filter(Boolean).join('\n');
      type(all);
      setTaken({ note, text: all });
      field.current?.focus({ preventScroll: true });
    },
  };
}

const describeTaken = ({ title, lines: { length: count } }: EarlierGuests) =>
  say(
    '{count, plural, one {# guest taken from “{title}”.} other {# guests taken from “{title}”.}}',
    { count, title },
  );

/** Where guests may come from other than the keyboard: contacts, a file, an earlier event (behaviour 33.39). */
export function GuestSources({ form, inviteId, field }: GuestSourcesProps) {
  const { hash } = useLocation();
  const isReady = useHydrated();
  const [isChoosing, choose] = useState(hash === earlierHash);
  const { note, take } = useTaken({ form, field });
  const csv = useCsvUpload(take);
  const [cardProblem, setCardProblem] = useState('');
  const { busy } = form;
  const pick = async () => {
    const lines = await pickContacts();
    if (lines !== '') take(lines.split('\n'), '');
  };
  return (
    <>
      <ul className={joinClasses(patterns.scripted, styles.sources)}>
        {isReady && hasContacts() ? (
          <li>
            <button type="button" disabled={busy} onClick={() => void pick()}>
              {say('From your contacts')}
            </button>
          </li>
        ) : null}
        <li>
          <CsvField csv={csv} isBusy={busy} />
        </li>
        <li>
          <CardField isBusy={busy} onLines={take} onProblem={setCardProblem} />
        </li>
        <li>
          <button type="button" aria-haspopup="dialog" disabled={busy} onClick={() => choose(true)}>
            {say('From an earlier event')}
          </button>
        </li>
      </ul>
      {cardProblem ? <Notice tone="bad">{say(cardProblem)}</Notice> : null}
      <CsvContent csv={csv} isBusy={busy} />
      {note ? <Notice>{note}</Notice> : null}
      {isChoosing && isReady ? (
        <EarlierGuestsDialog
          inviteId={inviteId}
          onTaken={(taken) => take(taken.lines, describeTaken(taken))}
          onClose={() => choose(false)}
        />
      ) : null}
    </>
  );
}
