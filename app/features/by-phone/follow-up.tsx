import { Form, useFetcher } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { SwitchField } from '#app/ui/choices/switch-field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { PhoneReply, PhoneView } from './schema.ts';

import styles from './end.module.css';

/** Whether the host is reminded of those without an answer (behaviour 48.9). */
export function FollowUp({ day, isOn }: NonNullable<PhoneView['followUp']>) {
  const { state, data, json, submit } = useFetcher<PhoneReply>();
  const sent = json as { on?: 'yes' } | undefined;
  const checked = state === 'idle' ? isOn : sent?.on === 'yes';
  const choose = (on: boolean) =>
    submit(
      { intent: 'follow-up', ...(on && { on: 'yes' }) },
      { method: 'post', encType: 'application/json', flushSync: true },
    );
  return (
    <Form method="post" className={styles.followUp}>
      <input type="hidden" name="intent" value="follow-up" />
      <SwitchField
        name="on"
        value="yes"
        checked={checked}
        onChange={(on) => void choose(on)}
        note={say('To go through those who have not answered')}
      >
        {say('Remind me on {day}', { day })}
      </SwitchField>
      <noscript>
        <Button type="submit">{say('Save')}</Button>
      </noscript>
      {data?.ok === false ? <Notice tone="bad">{data.message}</Notice> : null}
    </Form>
  );
}
