import { Form, useNavigation } from 'react-router';

import type { ToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { describeUntold } from '#app/features/outreach/untold/untold-words.ts';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath, getSettingPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { HostView } from '../views.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './canceled-panel.module.css';

interface CanceledPanelProps {
  view: HostView;
  sendsMail: boolean;
  toTell: ToTell | null;
}

interface TellProps {
  id: string;
  byMail: number;
  others: number;
  sendsMail: boolean;
}

/** Those with an address by mail, the others by phone. */
function Tell({ id, byMail, others, sendsMail }: TellProps) {
  const messages = getMessagesPath(id);
  return (
    <div className={patterns.bar}>
      {byMail > 0 ? (
        <ButtonLink to={`${messages}?send=cancellation`} variant="primary">
          {say('{count, plural, one {Tell # by mail} other {Tell # by mail}}', { count: byMail })}
        </ButtonLink>
      ) : null}
      {others > 0 ? (
        <StartByPhone inviteId={id} about="cancel" variant={byMail > 0 ? 'secondary' : 'primary'}>
          {say('{count, plural, one {Tell # by phone} other {Tell # by phone}}', { count: others })}
        </StartByPhone>
      ) : null}
      {byMail + others === 0 && sendsMail ? (
        <ButtonLink to={`${messages}?send=message`}>{say('Write to everybody')}</ButtonLink>
      ) : null}
    </div>
  );
}

/** In the place of the figures of a canceled event: who does not know yet, and what guests read (behaviour 34.19). */
export function CanceledPanel({ view, sendsMail, toTell }: CanceledPanelProps) {
  const { byMail, others } = toTell ?? { byMail: 0, others: 0 };
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Card aria-labelledby="canceled" className={styles.panel}>
        <p className={styles.tag}>{say('Canceled')}</p>
        <h2 id="canceled" className={styles.head}>
          {byMail + others > 0 ? describeUntold(byMail + others) : say('Everybody knows')}
        </h2>
        <Tell id={view.id} {...{ byMail, others, sendsMail }} />
        <div className={joinClasses(patterns.stack1, patterns.apart)}>
          <div className={patterns.spread}>
            <p className={patterns.small}>{say('Your guests read')}</p>
            <ButtonLink
              to={getSettingPath(view.id, 'cancel')}
              variant="quiet"
              className={styles.edit}
            >
              {say('Edit')}
            </ButtonLink>
          </div>
          <p className={patterns.typed}>
            {view.cancelMessage === ''
              ? say('This event is canceled.')
              : say('“{text}”', { text: view.cancelMessage })}
          </p>
          {view.hostedBy === '' ? null : (
            <p className={patterns.small}>
              <bdi>{view.hostedBy}</bdi>
            </p>
          )}
        </div>
      </Card>
      <Form method="post" action={getSettingPath(view.id, 'cancel')} className={patterns.stack1}>
        <Button type="submit" name="intent" value="reinstate" disabled={isBusy}>
          {say('It takes place after all')}
        </Button>
      </Form>
    </>
  );
}
