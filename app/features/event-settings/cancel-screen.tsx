import { Form, useNavigation } from 'react-router';

import { undoMs } from '#app/features/mail/rules.ts';
import { describeOthers } from '#app/features/outreach/untold/untold-words.ts';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath, getSettingsPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { SwitchField } from '#app/ui/choices/switch-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type SettingsReply, cancelMessageMax } from './settings-schema.ts';
import type { SettingOf } from './settings-view.server.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';
import styles from './cancel-screen.module.css';

interface CancelScreenProps {
  view: SettingOf<'cancel'>;
  reply: SettingsReply | undefined;
}

/** Cancels an event and tells its guests in one press; or changes the words of a canceled one, and takes it back. */
export function CancelScreen(props: CancelScreenProps) {
  const { view, reply } = props;
  const { cancellation, version, toTell } = view;
  const refused = reply?.ok === false && reply.field === 'message' ? reply : undefined;
  return (
    <>
      {cancellation ? (
        <Notice>{say('Your guests see that the event is canceled and can’t answer.')}</Notice>
      ) : (
        <p>
          {say(
            'Your guests’ page says so at once. Date and place stay readable. You can take it back.',
          )}
        </p>
      )}
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <TextArea
          key={cancellation?.message}
          name="message"
          label={say('Your words')}
          hint={say('If you like. Everybody with the link can read them.')}
          error={refused?.message}
          defaultValue={refused?.typed ?? cancellation?.message ?? ''}
          maxLength={cancelMessageMax}
        />
        {cancellation ? <Canceled view={view} /> : <Cancel view={view} />}
      </Form>
      {toTell.others === 0 || cancellation ? null : (
        <p className={patterns.small}>{describeOthers(toTell.others)}</p>
      )}
    </>
  );
}

function Cancel({ view: { id, toTell, press } }: Pick<CancelScreenProps, 'view'>) {
  const busy = useNavigation().state !== 'idle';
  const { byMail, isHeld } = toTell;
  return (
    <>
      {byMail === 0 ? null : (
        <Card className={styles.switches}>
          <input type="hidden" name="press" value={press} />
          <SwitchField
            name="tell"
            value="mail"
            defaultChecked
            note={
              isHeld
                ? say('They wait until you confirm your address.')
                : say('You can undo for {seconds, number} seconds.', { seconds: undoMs / 1000 })
            }
          >
            {say('Tell {count, number} by mail', { count: byMail })}
          </SwitchField>
        </Card>
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          name="intent"
          value="cancel"
          variant="primary"
          className={styles.cancel}
          disabled={busy}
        >
          <span className={byMail === 0 ? undefined : styles.only}>{say('Cancel the event')}</span>
          {byMail === 0 ? null : (
            <span className={styles.andTell}>
              {say('Cancel the event and tell {count, number}', { count: byMail })}
            </span>
          )}
        </Button>
        <ButtonLink to={getSettingsPath(id)} variant="quiet">
          {say('Keep it')}
        </ButtonLink>
      </div>
    </>
  );
}

function Canceled({ view: { id, toTell } }: Pick<CancelScreenProps, 'view'>) {
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={patterns.bar}>
      <Button type="submit" name="intent" value="cancel" disabled={busy}>
        {say('Save words')}
      </Button>
      <Button type="submit" name="intent" value="reinstate" disabled={busy}>
        {say('It takes place after all')}
      </Button>
      {toTell.byMail > 0 ? (
        <ButtonLink to={`${getMessagesPath(id)}?send=cancellation`}>
          {say('Tell {count, number} by mail', { count: toTell.byMail })}
        </ButtonLink>
      ) : null}
    </div>
  );
}
