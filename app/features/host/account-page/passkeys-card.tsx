import { type SubmitEvent, useState } from 'react';
import { useSubmit } from 'react-router';

import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { AccountReply } from '../account/schema.ts';
import { logInMessages } from '../messages.ts';
import { type Passkey, mostPasskeys } from '../passkeys/schema.ts';
import { AccountForm } from './account-form.tsx';
import type { Prover } from './is-it-you.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './account.module.css';

interface PasskeysCardProps {
  prover: Prover;
  passkeys: readonly Passkey[];
  answer: AccountReply | null;
}

/** Behaviour 37.3. */
export function PasskeysCard({ prover, passkeys, answer }: PasskeysCardProps) {
  const removed = answer?.intent === 'remove-passkey' && answer.ok ? answer : null;
  return (
    <Card>
      <p>
        {say(
          'With a passkey you log in by fingerprint, face or screen lock, without typing a password.',
        )}
      </p>
      {passkeys.length === 0 ? null : (
        <ul className={patterns.stack4}>
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <OnePasskey
                {...{ prover, passkey }}
                answer={answer?.row === passkey.id && !removed ? answer : null}
              />
            </li>
          ))}
        </ul>
      )}
      <div className={patterns.section}>
        {removed ? <Notice tone="good">{removed.message}</Notice> : null}
        {passkeys.length < mostPasskeys ? (
          <AddPasskey {...{ prover, answer }} />
        ) : (
          <p className={patterns.small}>
            {say('You have {count, number} passkeys, which is the limit.', { count: mostPasskeys })}
          </p>
        )}
      </div>
    </Card>
  );
}

interface OnePasskeyProps {
  prover: Prover;
  passkey: Passkey;
  answer: AccountReply | null;
}

function OnePasskey({ prover, passkey: { id, name, since, usedAt }, answer }: OnePasskeyProps) {
  return (
    <>
      <p className={patterns.strong}>{name}</p>
      <p className={patterns.small}>
        <PasskeyUse {...{ since, usedAt }} />
      </p>
      <details className={styles.more} open={answer !== null}>
        <summary>
          {say('Rename or remove')}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <AccountForm intent="rename-passkey" answer={answer} button={say('Save name')}>
          <input type="hidden" name="id" value={id} />
          <TextField
            label={say('Name')}
            name="name"
            defaultValue={name}
            maxLength={60}
            autoComplete="off"
          />
        </AccountForm>
        <AccountForm intent="remove-passkey" button={say('Remove')} {...{ answer, prover }}>
          <p>{say('Your other devices will have to log in again.')}</p>
          <input type="hidden" name="id" value={id} />
        </AccountForm>
      </details>
    </>
  );
}

function PasskeyUse({ since, usedAt }: Pick<Passkey, 'since' | 'usedAt'>) {
  const added = <LocalTime at={since} />;
  if (usedAt === null) {
    return withElements(say('Added {added}, not used yet', { added: spot('added') }), { added });
  }
  const text = say('Added {added}, last used {used}', { added: spot('added'), used: spot('used') });
  return withElements(text, { added, used: <LocalTime at={usedAt} /> });
}

type AddPasskeyProps = Omit<PasskeysCardProps, 'passkeys'>;

function readText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** Needs scripts: the browser creates the passkey before the form is sent. */
function AddPasskey({ prover, answer }: AddPasskeyProps) {
  const intent = 'add-passkey';
  const submit = useSubmit();
  const [refused, setRefused] = useState<AccountReply | null>(null);
  const add = async (form: FormData) => {
    try {
      const { makePasskey } = await import('../passkeys/ask-passkey.ts');
      const made = await makePasskey({
        current: readText(form, 'current'),
        passkey: readText(form, 'passkey'),
      });
      if (!made.ok) return setRefused({ intent, ok: false, ...made.error });
      setRefused(null);
      const fields = {
        intent,
        name: readText(form, 'name'),
        registration: made.value,
      };
      return void submit(fields, { method: 'post', preventScrollReset: true });
    } catch {
      return setRefused({ intent, ok: false, message: logInMessages.unexpected });
    }
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(new FormData(event.currentTarget));
  };
  return (
    <AccountForm
      button={say('Add a passkey')}
      answer={refused ?? answer}
      {...{ intent, prover, onSubmit }}
    >
      <TextField
        label={say('Name of the new passkey')}
        name="name"
        maxLength={60}
        autoComplete="off"
        hint={say('Such as “My phone”, so that you recognize it here.')}
      />
    </AccountForm>
  );
}
