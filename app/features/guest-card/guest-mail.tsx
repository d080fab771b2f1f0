import { getMessagesPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';

interface GuestMailProps {
  inviteId: string;
  guest: Pick<GuestCardView, 'id' | 'email' | 'mail' | 'reply'>;
}

/** The state of the latest mail, and the way to send an invitation, again where there was one (behaviour 31.13). */
export function GuestMail({ inviteId, guest: { id, email, mail, reply } }: GuestMailProps) {
  if (!mail) return null;
  const { words, state } = mail;
  const search = new URLSearchParams({ send: 'invitation', guest: id });
  if (state !== 'none') search.set('again', '');
  const canInvite = email !== '' && state !== 'opted-out' && reply === null;
  return (
    <div className={patterns.bar}>
      <p className={state === 'failed' ? patterns.bad : patterns.muted}>{words}</p>
      {state === 'failed' ? <p>A new address gets it at once.</p> : null}
      {canInvite ? (
        <ButtonLink to={`${getMessagesPath(inviteId)}?${search}`}>
          {state === 'none' ? 'Invite' : 'Send again'}
        </ButtonLink>
      ) : null}
    </div>
  );
}
