import { Form } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { MemberPage } from './member-page.tsx';

interface LeavePageProps {
  hostName: string;
  title: string;
  problem: string | undefined;
}

export function LeavePage({ hostName, title, problem }: LeavePageProps) {
  return (
    <MemberPage
      hostName={hostName}
      heading={say('Leave this event')}
      title={title}
      actions={
        <>
          <Form method="post">
            <Button type="submit" variant="primary">
              {say('Leave')}
            </Button>
          </Form>
          <ButtonLink to={addresses.events}>{say('Stay')}</ButtonLink>
        </>
      }
    >
      <p>
        {say(
          'The event disappears from your list at once. To come back, you need a new link from its owner.',
        )}
      </p>
      {problem === undefined ? null : <Notice tone="bad">{problem}</Notice>}
    </MemberPage>
  );
}
