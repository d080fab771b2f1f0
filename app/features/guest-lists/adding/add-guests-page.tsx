import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { getAddGuestsPath, getGuestsPath, logInPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { CsvUpload } from './csv-upload.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { LineHelp } from './line-help.tsx';
import type { AddGuestsView } from './schema.ts';
import { type AddGuestsForm, useAddGuests } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

const example = 'Ana Okafor <ana@example.org>\nBen, ben@example.org\nThe Moreaus';

function Refusal({ form, inviteId }: { form: AddGuestsForm; inviteId: string }) {
  const { refusal } = form;
  if (!refusal) return null;
  return (
    <Notice tone="bad">
      {refusal.message}{' '}
      {refusal.signedOut ? (
        <Link to={logInPath(getAddGuestsPath(inviteId))} target="_blank">
          Log in again in a new tab
        </Link>
      ) : null}
    </Notice>
  );
}

function Summary({ form }: { form: AddGuestsForm }) {
  const { fresh, twins, invalid } = form.sorted;
  const newLabels = form.labels.fresh.length;
  const words = [
    fresh.length > 0 ? `${fresh.length.toLocaleString('en')} new` : '',
    twins.length > 0 ? `${twins.length.toLocaleString('en')} already there` : '',
    invalid.length > 0 ? `${invalid.length.toLocaleString('en')} cannot be read` : '',
    newLabels > 0 ? countLabel(newLabels, 'new label') : '',
  ];
  return (
    <output className={joinClasses(patterns.muted, styles.summary)}>
      {words.filter(Boolean).join(' · ')}
    </output>
  );
}

function ListField({ form }: { form: AddGuestsForm }) {
  const [note, setNote] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const { text, type } = form;
  return (
    <>
      <TextArea
        ref={field}
        label="Paste or type a list"
        hint="One guest in each line: a name, an address or both. Nothing is sent."
        rows={8}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        disabled={!hydrated}
        readOnly={form.busy}
        value={text}
        onChange={(event) => {
          setNote('');
          type(event.target.value);
        }}
      />
      <LineHelp />
      <CsvUpload
        isBusy={form.busy}
        onLines={(lines, said) => {
          type([text.trimEnd(), ...lines].filter(Boolean).join('\n'));
          setNote(said);
          field.current?.focus({ preventScroll: true });
        }}
      />
      {note ? <Notice>{note}</Notice> : null}
    </>
  );
}

function AddBar({ form, inviteId }: { form: AddGuestsForm; inviteId: string }) {
  const { toAdd, busy, left, problem } = form;
  const many = toAdd.length;
  return (
    <div className={joinClasses(patterns.stack3, styles.bar)}>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Refusal form={form} inviteId={inviteId} />
      <Summary form={form} />
      <div className={patterns.bar}>
        <Button
          variant="primary"
          disabled={busy || many === 0 || problem !== null}
          onClick={form.add}
        >
          {busy ? 'Adding…' : many === 0 ? 'Add guests' : `Add ${countLabel(many, 'guest')}`}
        </Button>
        <ButtonLink to={getGuestsPath(inviteId)} variant="quiet">
          {left > 0 ? 'Done' : 'Cancel'}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Adds many guests at once: pasted, typed or from a CSV file (behaviour 33.1). */
export function AddGuestsPage({ view }: { view: AddGuestsView }) {
  const form = useAddGuests(view);
  const { left } = form;
  return (
    <>
      <SectionHead
        title="Add Guests"
        back={{ to: getGuestsPath(view.inviteId), label: 'Guests' }}
      />
      <div className={joinClasses(patterns.stack4, styles.content)}>
        <NeedsScript />
        <ListField form={form} />
        {left > 0 ? (
          <Notice>
            {`${countLabel(left, 'line')} could not be read and ${left === 1 ? 'is' : 'are'} still here.`}
          </Notice>
        ) : null}
        <GuestPreview form={form} />
        <AddBar form={form} inviteId={view.inviteId} />
      </div>
    </>
  );
}
