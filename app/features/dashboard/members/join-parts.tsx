import { Form } from 'react-router';

import type { Role } from '#app/features/invite/members/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { getJoinPath, logInPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

/** Who invites to what (behaviour 38.7). */
export function Invited({ role, invitedBy }: { role: Role; invitedBy: string }) {
  if (invitedBy === '') {
    return say(
      '{role, select, door {You are invited to help at the door of this event.} other {You are invited to be a co-host of this event.}}',
      { role },
    );
  }
  const text = say(
    '{role, select, door {{name} invites you to help at the door of this event.} other {{name} invites you to be a co-host of this event.}}',
    { role, name: spot('name') },
  );
  return withElements(text, { name: <bdi>{invitedBy}</bdi> });
}

/** Opens, joins, or leads to the login (behaviour 38.7). */
export function JoinActions(props: { token: string; logIn: string | null; openAt: string | null }) {
  const { token, logIn, openAt } = props;
  if (openAt !== null) {
    return (
      <ButtonLink to={openAt} variant="primary">
        {say('Open the event')}
      </ButtonLink>
    );
  }
  if (logIn !== null) {
    return (
      <ButtonLink to={logInPath(getJoinPath(token))} variant="primary">
        {logIn}
      </ButtonLink>
    );
  }
  return (
    <Form method="post">
      <Button type="submit" variant="primary">
        {say('Join')}
      </Button>
    </Form>
  );
}
