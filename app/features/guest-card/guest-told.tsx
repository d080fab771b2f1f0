import { useAction } from '#app/features/guests/use-action.ts';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';

interface GuestToldProps {
  inviteId: string;
  sendsMail: boolean;
  guest: Pick<GuestCardView, 'id' | 'email' | 'told' | 'reply'>;
}

/** Whether the guest was told, as a host says (behaviour 48.3). */
function Mark({ id, on }: { id: string; on: boolean }) {
  const showToast = useToast();
  const { busy, send } = useAction((outcome) => {
    if (!outcome.ok) showToast({ text: outcome.message, tone: 'neutral' });
  });
  return (
    <Button
      variant="quiet"
      disabled={busy}
      onClick={() => send({ intent: 'told', guests: { ids: [id] }, on })}
    >
      {on ? say('Mark as told') : say('Not told')}
    </Button>
  );
}

/** How the guest was told, and the way to send an invitation, again where there was one (behaviour 31.13). */
export function GuestTold({ inviteId, sendsMail, guest }: GuestToldProps) {
  const { id, email, told, reply } = guest;
  if (!told) return null;
  const { words, state } = told;
  const search = new URLSearchParams({ send: 'invitation', guest: id });
  if (state !== 'none') search.set('again', '');
  const canInvite = sendsMail && email !== '' && state !== 'opted-out' && reply === null;
  return (
    <div className={patterns.bar}>
      <p className={state === 'returned' ? patterns.bad : patterns.muted}>{words}</p>
      {state === 'returned' ? <p>{say('A new address gets it at once.')}</p> : null}
      {canInvite ? (
        <ButtonLink to={`${getMessagesPath(inviteId)}?${search}`}>
          {state === 'none' ? say('Invite') : say('Send again')}
        </ButtonLink>
      ) : null}
      {reply !== null ? null : state === 'phone' ? (
        <Mark id={id} on={false} />
      ) : state === 'mailed' || state === 'queued' ? null : (
        <Mark id={id} on />
      )}
    </div>
  );
}
