import type { ComponentProps, ReactNode } from 'react';
import { Form } from 'react-router';

import { getByPhonePath } from '#app/platform/paths.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { Button } from '#app/ui/button.tsx';

interface StartByPhoneProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  inviteId: string;
  about: ToldAbout;
  children: ReactNode;
}

/** Begins a round of messages from the host's own phone, or goes on with it (behaviour 48.4). */
export function StartByPhone({
  inviteId,
  about,
  children,
  variant = 'secondary',
}: StartByPhoneProps) {
  return (
    <Form method="post" action={getByPhonePath(inviteId, about)}>
      <Button type="submit" name="intent" value="start" variant={variant}>
        {children}
      </Button>
    </Form>
  );
}
