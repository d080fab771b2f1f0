import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';

import { describeOffer } from './change-words.ts';
import type { Offer } from './schema.ts';
import { useMessageAction } from './use-message-action.ts';

import styles from './messages-page.module.css';

const toPath = (inviteId: string) => `${getMessagesPath(inviteId)}?send=change`;

/** Offers to tell guests what has changed, or to dismiss it (behaviour 35.4). */
export function UntoldCard({ inviteId, offer }: { inviteId: string; offer: Offer | null }) {
  const posting = useMessageAction(() => {});
  if (!offer) return null;
  return (
    <TitledCard title={say('Tell your guests')}>
      <p>{describeOffer(offer)}</p>
      <div className={styles.row}>
        {offer.count === 0 ? null : (
          <ButtonLink to={toPath(inviteId)} variant="primary">
            {say('Tell them')}
          </ButtonLink>
        )}
        {offer.byPhone === 0 ? null : (
          <StartByPhone
            inviteId={inviteId}
            about="change"
            variant={offer.count === 0 ? 'primary' : 'secondary'}
          >
            {say('Tell {count, number} by phone', { count: offer.byPhone })}
          </StartByPhone>
        )}
        <Button
          variant="quiet"
          disabled={posting.busy}
          onClick={() => posting.send({ intent: 'keep-quiet' })}
        >
          {say('Don’t tell them')}
        </Button>
      </div>
    </TitledCard>
  );
}
