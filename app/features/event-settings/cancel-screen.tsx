import { Form, useNavigation } from 'react-router';

import { undoMs } from '#app/features/mail/rules.ts';
import { describeOthers } from '#app/features/outreach/untold/untold-words.ts';
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
        <Notice>Your guests see that the event is canceled and can’t answer.</Notice>
      ) : (
        <p>
          Your guests’ page says so at once. Date and place stay readable. You can take it back.
        </p>
      )}
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <TextArea
          key={cancellation?.message}
          name="message"
          label="Your words"
          hint="If you like. Everybody with the link can read them."
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
                ? 'They wait until you confirm your address.'
                : `You can undo for ${undoMs / 1000} seconds.`
            }
          >
            {`Tell ${byMail.toLocaleString('en')} by mail`}
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
          <span>
            Cancel the event
            {byMail === 0 ? null : (
              <span className={styles.andTell}>{` and tell ${byMail.toLocaleString('en')}`}</span>
            )}
          </span>
        </Button>
        <ButtonLink to={getSettingsPath(id)} variant="quiet">
          Keep it
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
        Save words
      </Button>
      <Button type="submit" name="intent" value="reinstate" disabled={busy}>
        It takes place after all
      </Button>
      {toTell.byMail > 0 ? (
        <ButtonLink to={`${getMessagesPath(id)}?send=cancellation`}>
          {`Tell ${toTell.byMail.toLocaleString('en')} by mail`}
        </ButtonLink>
      ) : null}
    </div>
  );
}
