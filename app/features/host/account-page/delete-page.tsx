import { Form, useNavigation } from 'react-router';

import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { Proof, type Prover } from './is-it-you.tsx';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

interface DeletePageProps {
  prover: Prover;
  /** How many events would be deleted with the account. */
  events: number;
  /** How many of them have a co-host. */
  withCoHost: number;
  /** Stands for exactly these events. */
  withCoHostKey: string;
  /** The refused form was to hand these over. */
  handsOver: boolean;
  typed: string;
  problem: string | null;
}

export function DeletePage(props: DeletePageProps) {
  const { prover, events, withCoHost, withCoHostKey, handsOver, typed, problem } = props;
  const { state } = useNavigation();
  return (
    <TitledCard title={say('This cannot be undone')}>
      <p>
        {events === 0 ? (
          say('Your account is deleted at once and for good.')
        ) : (
          <WithEvents count={events} />
        )}
      </p>
      <p>{say('To keep a copy, download everything on the account page first.')}</p>
      <Form method="post" noValidate className={joinClasses(patterns.stack4, forms.form)}>
        <TextField
          label={say('Type your username, {username}', { username: prover.username })}
          name="username"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
        />
        {withCoHost === 0 ? null : (
          <>
            <input type="hidden" name="with-co-host" value={withCoHostKey} />
            <CheckField name="events" value="hand-over" defaultChecked={handsOver}>
              {say(
                '{count, plural, one {Keep the event that has a co-host: its first co-host becomes the owner} other {Keep the # events that have a co-host: the first co-host of each becomes its owner}}',
                { count: withCoHost },
              )}
            </CheckField>
          </>
        )}
        <Proof {...prover} />
        {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
        <div className={patterns.bar}>
          <Button type="submit" variant="primary" disabled={state !== 'idle'}>
            {events === 0 ? say('Delete my account') : say('Delete my account and events')}
          </Button>
          <ButtonLink to={addresses.account}>{say('Keep it')}</ButtonLink>
        </div>
      </Form>
    </TitledCard>
  );
}

function WithEvents({ count }: { count: number }) {
  return (
    <>
      {withElements(
        say(
          'Your account is deleted at once and for good, and with it {events}, the guests and all answers.',
          { events: spot('events') },
        ),
        {
          events: (
            <strong>
              {say('{count, plural, one {your event} other {your # events}}', { count })}
            </strong>
          ),
        },
      )}{' '}
      {say('The links that guests have stop working, and nobody is told.')}
    </>
  );
}
