import { limits } from '#app/features/draft/limits.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { say } from '#app/platform/language/say.ts';
import { getLengthHint } from '#app/ui/text/length-hint.ts';

import styles from './editable-card.module.css';

interface TypedProps {
  /** While the draft is being saved. */
  disabled: boolean;
}

/** Wraps where guests read it wrapped, and is one line. */
export function HostedBy({ disabled }: TypedProps) {
  const [{ hostedBy }, setHosts] = useDraftStep('hostedBy');
  const hint = getLengthHint(hostedBy.length, limits.hostedBy);
  return (
    <label className={styles.typed}>
      <span className={hostedBy === '' ? 'visually-hidden' : undefined}>{say('Hosted by')}</span>
      <textarea
        className={styles.hosts}
        dir="auto"
        rows={1}
        value={hostedBy}
        placeholder={say('Hosted by…')}
        autoComplete="off"
        disabled={disabled}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={(event) => setHosts({ hostedBy: event.target.value.replaceAll(/[\r\n]+/g, ' ') })}
      />
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}

export function Message({ disabled }: TypedProps) {
  const [{ customMessage }, setMessage] = useDraftStep('message');
  const hint = getLengthHint(customMessage.length, limits.message);
  return (
    <label className={styles.typed}>
      <span className="visually-hidden">{say('Message to your guests')}</span>
      <textarea
        dir="auto"
        rows={2}
        value={customMessage}
        placeholder={say('Leave a message for your guests...')}
        disabled={disabled}
        onChange={(event) => setMessage({ customMessage: event.target.value })}
      />
      {hint ? <small>{hint}</small> : null}
    </label>
  );
}
