import { useRef, useState } from 'react';

import { Button } from '#app/ui/button.tsx';
import { useToast } from '#app/ui/toast.tsx';

import { ReviewDialog } from './review-dialog.tsx';
import type { Invitee } from './schema.ts';

/** 'Finish', its green toast and the review (spec §2). Absent while nobody is invited. */
export function FinishInvitees({ invitees }: { invitees: Invitee[] }) {
  const [reviewing, setReviewing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const showToast = useToast();

  const finish = () => {
    setReviewing(true);
    showToast({ text: "You're ready to send invites!", tone: 'good', duration: 3000 });
  };

  if (invitees.length === 0) return null;
  return (
    <div>
      <Button ref={button} look="primary" onClick={finish}>
        Finish
      </Button>
      <ReviewDialog
        open={reviewing}
        onOpenChange={setReviewing}
        invitees={invitees}
        returnFocusTo={button}
      />
    </div>
  );
}
