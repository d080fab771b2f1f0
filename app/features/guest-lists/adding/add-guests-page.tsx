import { useRef } from 'react';

import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath, getGuestsPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { NeedsScript } from '#app/ui/needs-script.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { AddButton, AddNotes } from './add-parts.tsx';
import { GuestPreview } from './guest-preview.tsx';
import { GuestSources } from './guest-sources.tsx';
import { LineHelp } from './line-help.tsx';
import type { AddGuestsView } from './schema.ts';
import { type AddGuestsForm, useAddGuests } from './use-add-guests.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './add-guests.module.css';

export const example = 'Ana Okafor <ana@example.org>\nBen, ben@example.org\nThe Moreaus';

function ListField({ form, inviteId }: { form: AddGuestsForm; inviteId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const hydrated = useHydrated();
  const { text, type } = form;
  return (
    <>
      <TextArea
        ref={field}
        label={say('Paste or type a list')}
        hint={say('One guest in each line: a name, an address or both. Nothing is sent.')}
        rows={8}
        placeholder={example}
        spellCheck={false}
        autoComplete="off"
        disabled={!hydrated}
        readOnly={form.busy}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <LineHelp />
      <GuestSources form={form} inviteId={inviteId} field={field} />
    </>
  );
}

function AddBar({ form, inviteId }: { form: AddGuestsForm; inviteId: string }) {
  const { left } = form;
  return (
    <div className={joinClasses(patterns.stack3, styles.bar)}>
      <AddNotes form={form} back={getAddGuestsPath(inviteId)} />
      <div className={patterns.bar}>
        <AddButton form={form} />
        <ButtonLink to={getGuestsPath(inviteId)} variant="quiet">
          {left > 0 ? say('Done') : say('Cancel')}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Adds many guests at once: pasted, typed or from a CSV file (behaviour 33.1). */
export function AddGuestsPage({ view }: { view: AddGuestsView }) {
  const form = useAddGuests(view);
  return (
    <>
      <SectionHead
        title={say('Add Guests')}
        back={{ to: getGuestsPath(view.inviteId), label: say('Guests') }}
      />
      <div className={joinClasses(patterns.stack4, styles.content)}>
        <NeedsScript />
        <ListField form={form} inviteId={view.inviteId} />
        <GuestPreview form={form} />
        <AddBar form={form} inviteId={view.inviteId} />
      </div>
    </>
  );
}
