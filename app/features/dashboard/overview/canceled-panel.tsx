import { Form, useNavigation } from 'react-router';

import type { ToTell } from '#app/features/outreach/tell-cancellation.server.ts';
import { describeOthers, describeUntold } from '#app/features/outreach/untold/untold-words.ts';
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

function Head({ byMail, sendsMail }: { byMail: number; sendsMail: boolean }) {
  if (byMail > 0) return describeUntold(byMail);
  return sendsMail ? 'Everybody with an address knows' : 'Your guests’ page says so';
}

/** In the place of the figures of a canceled event: who does not know yet, and what guests read (behaviour 34.19). */
export function CanceledPanel({ view, sendsMail, toTell }: CanceledPanelProps) {
  const messages = getMessagesPath(view.id);
  const { byMail, others } = toTell ?? { byMail: 0, others: 0 };
  const isBusy = useNavigation().state !== 'idle';
  return (
    <>
      <Card aria-labelledby="canceled" className={styles.panel}>
        <p className={styles.tag}>Canceled</p>
        <h2 id="canceled" className={styles.head}>
          <Head byMail={byMail} sendsMail={sendsMail} />
        </h2>
        {others > 0 ? <p className={patterns.muted}>{describeOthers(others)}</p> : null}
        {byMail > 0 ? (
          <ButtonLink to={`${messages}?send=cancellation`} variant="primary">
            {`Tell ${byMail.toLocaleString('en')} by mail`}
          </ButtonLink>
        ) : sendsMail ? (
          <ButtonLink to={`${messages}?send=message`}>Write to everybody</ButtonLink>
        ) : null}
        <div className={joinClasses(patterns.stack1, patterns.apart)}>
          <div className={patterns.spread}>
            <p className={patterns.small}>Your guests read</p>
            <ButtonLink
              to={getSettingPath(view.id, 'cancel')}
              variant="quiet"
              className={styles.edit}
            >
              Edit
            </ButtonLink>
          </div>
          <p className={patterns.typed}>
            {view.cancelMessage === '' ? 'This event is canceled.' : `“${view.cancelMessage}”`}
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
          It takes place after all
        </Button>
      </Form>
    </>
  );
}
