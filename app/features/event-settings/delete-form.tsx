import { Form, useNavigation } from 'react-router';

import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';

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
      <p>Deletes everything, for everybody. You have ten minutes to undo.</p>
      <p>
        The title is:{' '}
        <strong>
          <bdi>{title}</bdi>
        </strong>
      </p>
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)} preventScrollReset>
        <TextField
          name="title"
          label="Type the title to delete the event"
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
            Delete this event
          </Button>
        </div>
      </Form>
    </Card>
  );
}
