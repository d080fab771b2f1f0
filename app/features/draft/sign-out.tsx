import * as addresses from '#app/platform/addresses.ts';
import type { ButtonVariant } from '#app/ui/button.tsx';
import { PostButton } from '#app/ui/post-button.tsx';

import { type LeaveFields, useInviteesQuestion } from './leave-draft.tsx';

interface SignOutProps {
  target: string;
  variant?: ButtonVariant;
  /** On the way to saving the draft: its invitees then stay. */
  keepsDraft?: boolean;
  children: string;
}

const keep = async (): Promise<LeaveFields> => ({ draft: 'keep' });

/** Signs out and removes the draft's invitees from this browser, having asked if there are any (behaviour 17.41). */
export function SignOut({
  target,
  variant = 'secondary',
  keepsDraft = false,
  children,
}: SignOutProps) {
  const { ask, dialog } = useInviteesQuestion();
  return (
    <>
      <PostButton
        action={addresses.logOut}
        fields={{ redirect: target }}
        variant={variant}
        before={keepsDraft ? keep : ask}
      >
        {children}
      </PostButton>
      {dialog}
    </>
  );
}
