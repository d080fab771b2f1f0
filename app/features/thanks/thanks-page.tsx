import { type FocusEvent, useRef } from 'react';
import { Form, Link, useFetcher, useNavigation } from 'react-router';

import { MailFrame } from '#app/features/outreach/preview/mail-frame.tsx';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { getDashboardPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea, TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { type ThanksReply, type ThanksView, wordsMax } from './schema.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

interface ThanksPageProps {
  view: ThanksView;
  reply: ThanksReply | undefined;
}

function Done({ reply, isBusy }: { reply: ThanksReply | undefined; isBusy: boolean }) {
  if (!reply?.ok || reply.did === 'previewed') return null;
  if (reply.did !== 'sent') {
    return <Notice tone="good">{reply.did === 'kept' ? say('Saved.') : say('Taken back.')}</Notice>;
  }
  return (
    <Notice tone="good">
      <Form method="post" className={patterns.spread} preventScrollReset>
        <p>
          {say('Sending {count, plural, one {# message of thanks} other {# messages of thanks}}.', {
            count: reply.count,
          })}
        </p>
        <input type="hidden" name="press" value={reply.press} />
        <Button type="submit" name="intent" value="undo" variant="quiet" disabled={isBusy}>
          {say('Undo')}
        </Button>
      </Form>
    </Notice>
  );
}

function describeReaders({ readers, isByDoor, problem }: ThanksView): string {
  if (problem !== '') return say('On their page.');
  return isByDoor
    ? say('{count, number} by mail. Those who came.', { count: readers })
    : say('{count, number} by mail. Those who said yes.', { count: readers });
}

function Fields({ view, reply }: ThanksPageProps) {
  const refused = reply?.ok === false ? reply : undefined;
  const at = (field: string) => (refused?.field === field ? refused : undefined);
  return (
    <>
      <TextArea
        name="words"
        label={say('Your words')}
        rows={5}
        maxLength={wordsMax}
        defaultValue={at('words')?.typed ?? view.words}
        error={at('words')?.message}
      />
      <div id="album">
        <TextField
          name="album"
          type="url"
          label={say('Photo album')}
          isOptional
          placeholder="https://"
          defaultValue={at('album')?.typed ?? view.album}
          error={at('album')?.message}
        />
      </div>
      <CheckField name="shown" value="on" defaultChecked>
        {say('Show both on the invitation too')}
      </CheckField>
    </>
  );
}

/** The mail with what is typed, read anew when a field is left (behaviour 45.3). */
function usePreview(first: string) {
  const { data, submit } = useFetcher<ThanksReply>();
  const last = useRef('');
  const shown = data?.ok && data.did === 'previewed' ? data.html : first;
  const onBlur = ({ currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const typed = new FormData(form);
    typed.set('intent', 'preview');
    const text = JSON.stringify([typed.get('words'), typed.get('album')]);
    if (text === last.current || first === '') return;
    last.current = text;
    void submit(typed, { method: 'post' });
  };
  return { shown, onBlur };
}

function Buttons({ view, isBusy }: Pick<ThanksPageProps, 'view'> & { isBusy: boolean }) {
  const { readers, problem } = view;
  const maySend = problem === '' && readers > 0;
  return (
    <div className={patterns.bar}>
      {maySend ? (
        <Button type="submit" name="intent" value="send" variant="primary" disabled={isBusy}>
          {say('Send {count, number} thanks', { count: readers })}
        </Button>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value="keep"
        variant={maySend ? 'secondary' : 'primary'}
        disabled={isBusy}
      >
        {say('Save without sending')}
      </Button>
    </div>
  );
}

/** Words and a link to photos, for the mail and for the invitation's page (behaviour 45.1, 45.2). */
export function ThanksPage({ view, reply }: ThanksPageProps) {
  const isBusy = useNavigation().state !== 'idle';
  const { inviteId, problem, press } = view;
  const { shown, onBlur } = usePreview(view.preview);
  return (
    <>
      <SectionHead
        title={say('Thank your guests')}
        back={{ to: getDashboardPath(inviteId), label: say('Overview') }}
        note={describeReaders(view)}
      />
      <Done {...{ reply, isBusy }} />
      {reply?.ok === false && reply.field === undefined ? (
        <Notice tone="bad">{reply.message}</Notice>
      ) : null}
      <Card aria-label={say('Your thanks')}>
        <Form
          method="post"
          className={joinClasses(patterns.stack4, forms.form)}
          preventScrollReset
          onBlur={onBlur}
        >
          <input type="hidden" name="press" value={press} />
          <Fields {...{ view, reply }} />
          {shown === '' ? null : <MailFrame html={shown} />}
          {problem === '' ? null : (
            <p className={patterns.small}>
              {say(problem)} <Link to={addresses.account}>{say('Account')}</Link>
            </p>
          )}
          <Buttons {...{ view, isBusy }} />
        </Form>
        <StartByPhone inviteId={inviteId} about="thanks" variant="quiet">
          {say('Thank the others by phone')}
        </StartByPhone>
      </Card>
    </>
  );
}
