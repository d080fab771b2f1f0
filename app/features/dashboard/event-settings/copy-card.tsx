import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

export function CopyCard({ copyId }: { copyId: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <TitledCard title="Duplicate">
      <p>A copy without answers.</p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)}>
        <input type="hidden" name="copyId" value={copyId} />
        <CheckField name="guests" value="with" defaultChecked>
          With the guests, each with a new personal link
        </CheckField>
        <div className={patterns.bar}>
          <Button type="submit" name="intent" value="copy" disabled={busy}>
            Duplicate this event
          </Button>
        </div>
      </Form>
    </TitledCard>
  );
}
