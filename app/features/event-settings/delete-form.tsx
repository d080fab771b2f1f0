import { Form, useNavigation } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { SettingsReply } from './settings-schema.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './event-settings.module.css';

interface DeleteFormProps {
  title: string;
  reply: SettingsReply | undefined;
}

/** The host must type the event's title. */
export function DeleteForm({ title, reply }: DeleteFormProps) {
  const busy = useNavigation().state !== 'idle';
  const refused = reply?.ok === false && reply.field === 'title' ? reply : undefined;
  return (
    <Card>
      <p>{say('Deletes everything, for everybody. You have ten minutes to undo.')}</p>
      <p>
        {withElements(say('The title is: {title}', { title: spot('title') }), {
          title: (
            <strong>
              <bdi>{title}</bdi>
            </strong>
          ),
        })}
      </p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)} preventScrollReset>
        <TextField
          name="title"
          label={say('Type the title to delete the event')}
          error={refused?.message}
          defaultValue={refused?.typed ?? ''}
          autoComplete="off"
          required
        />
        <div className={patterns.bar}>
          <Button
            type="submit"
            name="intent"
            value="delete"
            className={styles.danger}
            disabled={busy}
          >
            {say('Delete this event')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
