import { useRef, useState } from 'react';

import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { ReviewDialog } from './review-dialog.tsx';

export function FinishInvitees({ invitees }: { invitees: Invitee[] }) {
  const [reviewing, setReviewing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();

  const finish = () => {
    setReviewing(true);
    showToast({ text: say("You're ready to send invites!"), tone: 'good', duration: 3000 });
  };

  if (invitees.length === 0) return null;
  return (
    <div>
      <Button ref={button} onClick={finish}>
        {say('Finish')}
      </Button>
      <ReviewDialog
        open={reviewing}
        onClose={() => setReviewing(false)}
        invitees={invitees}
        returnFocusTo={button}
      />
    </div>
  );
}
