import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';

import { undoMs } from '#app/features/mail/rules.ts';
import type { DayLimits } from '#app/features/mail/schema.ts';
import { getMessagesPath, logInPath } from '#app/platform/paths.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { SelectField, TextArea, TextField } from '#app/ui/fields/field.tsx';
import { getLengthHint } from '#app/ui/length-hint.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { HostsName } from './hosts-name.tsx';
import { useKeptWords } from './kept-words.ts';
import {
  audienceWords,
  countMailing,
  describeTest,
  describeWait,
  mailingTitles,
} from './mailing-words.ts';
import { Readers } from './readers.tsx';
import { Replies } from './replies.tsx';
import {
  type Composition,
  type HostAddress,
  type MessageReply,
  audiences,
  subjectMax,
  textMax,
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
  const posting = useMessageAction((reply) => {
    setRefused(reply.ok ? null : reply);
    if (!reply.ok) return;
    if (reply.did === 'previewed') setHtml(reply.html);
    if (reply.did === 'tested') showToast({ text: describeTest(reply, dayLimits) });
    if (reply.did !== 'sent') return;
    setSent(true);
    kept.discard();
    const sent = kept.isEmpty ? null : { kind, search, subject, text };
    const count = countMailing(reply.kind, reply.queued);
    onSent(reply.press, reply.isHeld ? `${count} queued` : `Sending ${count}`, sent);
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
    show: () => posting.send({ intent: 'preview', ...mailing }),
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
          label="To"
          value={composition.to}
          onChange={({ target }) => {
            const to = `${getMessagesPath(inviteId)}?send=message&to=${target.value}`;
            void navigate(to, { replace: true, preventScrollReset: true });
          }}
        >
          {audiences.map((each) => (
            <option key={each} value={each}>
              {audienceWords[each]}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label="Subject"
        maxLength={subjectMax}
        value={composer.subject}
        onChange={({ target }) => composer.change({ subject: target.value })}
      />
      <TextArea
        label="Message"
        rows={7}
        maxLength={textMax}
        hint={getLengthHint(composer.text.length, textMax)}
        value={composer.text}
        onChange={({ target }) => composer.change({ text: target.value })}
      />
    </>
  );
}

interface WordsProps {
  composer: ComposerState;
  composition: Composition;
  inviteId: string;
}

function Preview({ composer, composition }: Pick<WordsProps, 'composer' | 'composition'>) {
  return (
    <div className={patterns.stack4}>
      <h3>Preview</h3>
      <iframe
        className={styles.frame}
        title="Preview of the message"
        sandbox=""
        srcDoc={composer.html}
      />
      <div className={styles.row}>
        {composition.kind === 'message' ? (
          <Button disabled={composer.busy} onClick={composer.show}>
            Update preview
          </Button>
        ) : null}
        <Button disabled={composer.busy || composition.problem !== ''} onClick={composer.test}>
          Send a test to me
        </Button>
      </div>
    </div>
  );
}

function Refusal({ refused, inviteId }: { refused: Refused | null; inviteId: string }) {
  if (!refused) return null;
  return (
    <Notice tone="bad">
      {refused.message}{' '}
      {refused.signedOut ? (
        <Link to={logInPath(getMessagesPath(inviteId))} target="_blank">
          Log in again in a new tab
        </Link>
      ) : null}
    </Notice>
  );
}

/** Leaves the composer; words that were typed are kept unless the host discards them. */
function Leave({ composer, composition: { kind }, inviteId }: WordsProps) {
  const navigate = useNavigate();
  const messages = getMessagesPath(inviteId);
  if (composer.isEmpty) {
    return (
      <ButtonLink to={messages} variant="quiet">
        {kind === 'cancellation' ? 'Not now' : 'Cancel'}
      </ButtonLink>
    );
  }
  const discard = () => {
    composer.discard();
    void navigate(messages);
  };
  return (
    <Button variant="quiet" disabled={composer.busy} onClick={discard}>
      Discard
    </Button>
  );
}

/** The readers, the content, and the button with their number (behaviour 31.3). */
export function Composer(props: ComposerProps) {
  const { inviteId, composition, dayLimits, host } = props;
  const composer = useComposer(props);
  const { kind, readers, waiting, problem } = composition;
  return (
    <TitledCard title={mailingTitles[kind]}>
      {problem === '' ? null : <Notice tone="bad">{problem}</Notice>}
      {composition.needsHosts ? <HostsName /> : null}
      {host?.isVerified ? <Replies {...{ inviteId, host, contact: composition.contact }} /> : null}
      {kind === 'message' ? <Words {...{ composer, composition, inviteId }} /> : null}
      <Readers composition={composition} />
      <Preview {...{ composer, composition }} />
      {waiting.map(({ wait, count }) => (
        <Notice key={wait}>{describeWait(countMailing(kind, count), wait, dayLimits)}</Notice>
      ))}
      <Refusal refused={composer.refused} inviteId={inviteId} />
      <div className={styles.row}>
        {readers.count === 0 ? null : (
          <Button
            variant="primary"
            disabled={composer.busy || problem !== ''}
            onClick={composer.send}
          >
            {`Send ${countMailing(kind, readers.count)}`}
          </Button>
        )}
        <Leave {...{ composer, composition, inviteId }} />
      </div>
      {readers.count === 0 ? null : (
        <p className={patterns.small}>{`You can undo for ${undoMs / 1000} seconds.`}</p>
      )}
    </TitledCard>
  );
}
