import { Link } from 'react-router';

import { countLabel } from '#app/features/invitation/facts.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { Offer } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import styles from './messages-page.module.css';

const toPath = (inviteId: string) => `${getMessagesPath(inviteId)}?send=change`;

const describe = ({ what, count }: Offer) =>
  `You have changed the ${what}. ${countLabel(count, 'guest')} ${count === 1 ? 'was' : 'were'} not told.`;

/** Offers on the dashboard to tell guests what has changed (behaviour 35.4). */
export function UntoldNotice({ inviteId, offer }: { inviteId: string; offer: Offer | null }) {
  if (!offer) return null;
  return (
    <Notice>
      {describe(offer)} <Link to={toPath(inviteId)}>Tell your guests</Link>
    </Notice>
  );
}

/** The same on the screen 'Messages', where the host can also leave it. */
export function UntoldCard({ inviteId, offer }: { inviteId: string; offer: Offer | null }) {
  const posting = useMessageAction(() => {});
  if (!offer) return null;
  return (
    <Card className={styles.card} aria-label="Tell your guests">
      <h2>Tell your guests</h2>
      <p>{describe(offer)}</p>
      <div className={styles.row}>
        <ButtonLink to={toPath(inviteId)} variant="primary">
          {`Tell ${countLabel(offer.count, 'guest')}`}
        </ButtonLink>
        <Button
          variant="quiet"
          disabled={posting.busy}
          onClick={() => posting.send({ intent: 'keep-quiet' })}
        >
          Don’t tell them
        </Button>
      </div>
    </Card>
  );
}
