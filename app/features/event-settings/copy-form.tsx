import { useState } from 'react';
import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { RadioField } from '#app/ui/choices/radio-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

export function CopyForm({ copyId }: { copyId: string }) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Card>
      <p>{say('A copy without answers.')}</p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)}>
        <input type="hidden" name="copyId" value={copyId} />
        <CheckField name="guests" value="with" defaultChecked>
          {say('With the guests, each with a new personal link')}
        </CheckField>
        <div className={patterns.bar}>
          <Button type="submit" name="intent" value="copy" disabled={busy}>
            {say('Duplicate this event')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface AgainFormProps {
  copyId: string;
  invited: number;
  came: number;
}

/** For an event that is over: everything but its date and its answers, with the guests that the host chooses (behaviour 34.5). */
export function AgainForm({ copyId, invited, came }: AgainFormProps) {
  const busy = useNavigation().state !== 'idle';
  const [guests, setGuests] = useState<'came' | 'with' | 'none'>(
    came > 0 ? 'came' : invited > 0 ? 'with' : 'none',
  );
  const choices = [
    { value: 'came', label: say('Those who came ({came, number})', { came }), count: came },
    { value: 'with', label: say('Everybody ({invited, number})', { invited }), count: invited },
    { value: 'none', label: say('Nobody yet'), count: 1 },
  ] as const;
  return (
    <Card>
      <p>
        {say(
          'Title, type, theme, place and activities stay as they were. The date comes next. Nothing is sent.',
        )}
      </p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)}>
        <input type="hidden" name="copyId" value={copyId} />
        <input type="hidden" name="again" value="on" />
        <RadioField
          label={say('Which guests?')}
          name="guests"
          value={guests}
          choices={choices.filter(({ count }) => count > 0)}
          onChoose={setGuests}
        />
        <div className={patterns.bar}>
          <Button type="submit" name="intent" value="copy" variant="primary" disabled={busy}>
            {say('Do it again')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
