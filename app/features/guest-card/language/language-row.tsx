import { useId, useState } from 'react';

import { listGuestLanguages } from '#app/features/guests/guest-languages.ts';
import type { Language } from '#app/platform/language/languages.ts';
import { say } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { GuestCardView } from '../guest-card-view.ts';
import { useCardAction } from '../use-card-action.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from '../guest-card.module.css';

type LanguageRowProps = Pick<GuestCardView, 'eventLanguage'> & { language: Language | '' };

/** What the guest reads in; saved as soon as it is chosen (behaviour 49.46). */
export function LanguageRow({ language, eventLanguage }: LanguageRowProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Language | '' | null>(null);
  const showToast = useToast();
  const { busy, send } = useCardAction((reply) => {
    // The card shows what is stored.
    setChosen(null);
    if (!reply.ok) showToast({ text: reply.message, tone: 'neutral' });
  });
  const choose = (next: Language | '') => {
    setChosen(next);
    send({ intent: 'language', language: next, seen: language });
  };
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={patterns.small}>
        {say('Language')}
      </label>
      <select
        id={id}
        className={styles.language}
        value={chosen ?? language}
        disabled={busy}
        onChange={({ target }) => choose(target.value as Language | '')}
      >
        {listGuestLanguages(eventLanguage).map(({ value, label }) => (
          <option key={value} value={value} lang={value === '' ? undefined : value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
