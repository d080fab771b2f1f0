import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { undoMs } from '#app/features/mail/rules.ts';
import type { DayLimits } from '#app/features/mail/schema.ts';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say } from '#app/platform/language/say.ts';
import { getMessagesPath, logInPath } from '#app/platform/paths.ts';
import type { ToldAbout } from '#app/platform/setting-rows.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';
import { RefusalNotice } from '#app/ui/log-in-again.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';
import { getLengthHint } from '#app/ui/text/length-hint.ts';

import type { LeftOut, MailingKind } from './audience.ts';
import { HostsName } from './hosts-name.tsx';
import { useKeptWords } from './kept-words.ts';
import {
  audienceWords,
  describeTest,
  describeWait,
  heldWords,
  sendWords,
  sendingWords,
  toNoun,
} from './mailing-words.ts';
import { MailFrame } from './preview/mail-frame.tsx';
import { Readers } from './readers.tsx';
import { Replies } from './replies.tsx';
import {
  type Composition,
  type HostAddress,
  type MessageReply,
  audiences,
  subjectMax,
  takesWords,
  textMax,
  wordsMax,
} from './schema.ts';
import { useMessageAction } from './use-message-action.ts';
import type { SentWords } from './use-undo.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './messages-page.module.css';

interface ComposerProps {
  inviteId: string;
  composition: Composition;
  dayLimits: DayLimits;
  host: HostAddress | null;
  /** Replies that go to no host's address arrive on this screen. */
  readsReplies: boolean;
  /** Called once the messages are queued. */
  onSent: (press: string, text: string, words: SentWords | null) => void;
}

type Refused = Extract<MessageReply, { ok: false }>;

function useComposer({ inviteId, composition, dayLimits, onSent }: ComposerProps) {
  const { kind, to, guests, again = false } = composition;
  // A screen that is read again has a new id, and a repeated press must keep its own.
  const [press] = useState(composition.press);
  const [isSent, setSent] = useState(false);
  const { subject, text, ...kept } = useKeptWords(inviteId, kind);
  const [html, setHtml] = useState<string | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const showToast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  // By itself: leaving the words for the button must not keep the button from being pressed.
  const showing = useMessageAction((reply) => {
    setRefused(reply.ok ? null : reply);
    if (reply.ok && reply.did === 'previewed') setHtml(reply.html);
  });
  const posting = useMessageAction((reply) => {
    setRefused(reply.ok ? null : reply);
    if (!reply.ok) return;
    if (reply.did === 'tested') showToast({ text: describeTest(reply, dayLimits) });
    if (reply.did !== 'sent') return;
    setSent(true);
    kept.discard();
    const sent = kept.isEmpty ? null : { kind, search, subject, text };
    const words = reply.isHeld ? heldWords : sendingWords;
    onSent(reply.press, say(words[toNoun(reply.kind)], { count: reply.queued }), sent);
    void navigate(getMessagesPath(inviteId), { preventScrollReset: false });
  });
  const mailing = { kind, to, guests: [...guests], again, subject, text };
  return {
    ...kept,
    subject,
    text,
    html: html ?? composition.preview,
    refused,
    busy: posting.busy || isSent,
    show: () => showing.send({ intent: 'preview', ...mailing }),
    test: () => posting.send({ intent: 'test', press, ...mailing }),
    send: () => posting.send({ intent: 'send', press, ...mailing }),
  };
}

type ComposerState = ReturnType<typeof useComposer>;

function Words({ composer, composition, inviteId }: WordsProps) {
  const navigate = useNavigate();
  return (
    <>
      {composition.guests.length > 0 ? null : (
        <SelectField
          label={say('To')}
          value={composition.to}
          onChange={({ target }) => {
            const to = `${getMessagesPath(inviteId)}?send=message&to=${target.value}`;
            void navigate(to, { replace: true, preventScrollReset: true });
          }}
        >
          {audiences.map((each) => (
            <option key={each} value={each}>
              {say(audienceWords[each])}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={say('Subject')}
        maxLength={subjectMax}
        value={composer.subject}
        onChange={({ target }) => composer.change({ subject: target.value })}
      />
      <TextArea
        label={say('Message')}
        rows={7}
        maxLength={textMax}
        hint={getLengthHint(composer.text.length, textMax)}
        value={composer.text}
        onChange={({ target }) => composer.change({ text: target.value })}
      />
    </>
  );
}

/** The host's words above an invitation or a reminder (behaviour 31.15). */
function OwnWords({ composer }: Pick<WordsProps, 'composer'>) {
  return (
    <TextArea
      label={say('Your words')}
      rows={3}
      maxLength={wordsMax}
      hint={
        getLengthHint(composer.text.length, wordsMax) ??
        say('If you like. They stand above the invitation.')
      }
      value={composer.text}
      onChange={({ target }) => composer.change({ text: target.value })}
      onBlur={composer.show}
    />
  );
}

interface WordsProps {
  composer: ComposerState;
  composition: Composition;
  inviteId: string;
}

function Preview({ composer, composition }: Pick<WordsProps, 'composer' | 'composition'>) {
  return (
    <div className={patterns.stack3}>
      <div className={patterns.headed}>
        <h2 className={patterns.heading}>{say('What they get')}</h2>
        <Button variant="quiet" disabled={composer.busy} onClick={composer.test}>
          {say('Send a test to me')}
        </Button>
      </div>
      <MailFrame html={composer.html} />
      {composition.kind === 'message' ? (
        <div className={styles.row}>
          <Button disabled={composer.busy} onClick={composer.show}>
            {say('Update preview')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Leaves the composer; words that were typed are kept unless the host discards them. */
function Leave({ composer, composition: { kind }, inviteId }: WordsProps) {
  const navigate = useNavigate();
  const messages = getMessagesPath(inviteId);
  if (composer.isEmpty) {
    return (
      <ButtonLink to={messages} variant="quiet">
        {kind === 'cancellation' ? say('Not now') : say('Cancel')}
      </ButtonLink>
    );
  }
  const discard = () => {
    composer.discard();
    void navigate(messages);
  };
  return (
    <Button variant="quiet" disabled={composer.busy} onClick={discard}>
      {say('Discard')}
    </Button>
  );
}

const byPhone: Partial<Record<MailingKind, ToldAbout>> = {
  invitation: 'invite',
  reminder: 'remind',
  change: 'change',
  cancellation: 'cancel',
};

const unreachable: ReadonlySet<LeftOut> = new Set(['no-address', 'opted-out', 'dead']);

/** For whom no mail reaches, the host's own phone (behaviour 48.4). */
function Others({ inviteId, composition }: Pick<WordsProps, 'inviteId' | 'composition'>) {
  const { kind, leftOut } = composition;
  const about = byPhone[kind];
  const hasOthers = leftOut.some(({ reason }) => unreachable.has(reason));
  if (!about || !hasOthers) return null;
  return (
    <StartByPhone inviteId={inviteId} about={about}>
      {say('The others by phone')}
    </StartByPhone>
  );
}

/** The readers, the content, and the button with their number (behaviour 31.3). */
export function Composer(props: ComposerProps) {
  const { inviteId, composition, dayLimits, host, readsReplies: arrive } = props;
  const composer = useComposer(props);
  const { kind, readers, waiting, problem } = composition;
  return (
    <Card>
      {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
      <Readers composition={composition} />
      <Others {...{ inviteId, composition }} />
      {kind === 'message' ? <Words {...{ composer, composition, inviteId }} /> : null}
      {takesWords(kind) ? <OwnWords composer={composer} /> : null}
      <Preview {...{ composer, composition }} />
      {composition.needsHosts ? <HostsName /> : null}
      {host?.isVerified ? (
        <Replies {...{ inviteId, host, arrive, contact: composition.contact }} />
      ) : null}
      {waiting.map(({ wait, count }) => (
        <Notice key={wait}>{describeWait({ what: toNoun(kind), count }, wait, dayLimits)}</Notice>
      ))}
      <RefusalNotice refusal={composer.refused} logIn={logInPath(getMessagesPath(inviteId))} />
      <div className={styles.foot}>
        {readers.count === 0 ? null : (
          <Button
            variant="primary"
            disabled={composer.busy || problem !== ''}
            onClick={composer.send}
          >
            {say(sendWords[toNoun(kind)], { count: readers.count })}
          </Button>
        )}
        <Leave {...{ composer, composition, inviteId }} />
      </div>
      {readers.count === 0 ? null : (
        <p className={patterns.small}>
          {host?.isVerified
            ? say('You can undo for {count, plural, one {# second} other {# seconds}}.', {
                count: undoMs / 1000,
              })
            : say(
                'They wait until you confirm your address, and you can take them back until then.',
              )}
        </p>
      )}
    </Card>
  );
}
