import { useEffect, useState } from 'react';

import { type AnswerFilter, answerFilters } from '#app/features/guests/answer-filter.ts';
import type { GuestQuery } from '#app/features/guests/guest-query.ts';
import type { Figures } from '#app/features/rsvp/rules.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';

import styles from './guest-find.module.css';

/** The search starts this long after the last key press. */
const typingMs = 200;

const labels: Record<AnswerFilter, string> = {
  all: 'All',
  going: 'Going',
  maybe: 'Maybe',
  declined: 'Declined',
  none: 'No response',
};

function countShown(show: AnswerFilter, { going, maybe, declined, noResponse }: Figures): number {
  const counts = { going, maybe, declined, none: noResponse };
  return show === 'all' ? going + maybe + declined + noResponse : counts[show];
}

interface GuestFindProps {
  query: GuestQuery;
  onQuery: (query: GuestQuery) => void;
  figures: Figures;
}

/** Filters guests by name, e-mail or answer while the host types; without JavaScript, by a button. */
export function GuestFind({ query, onQuery, figures }: GuestFindProps) {
  const [find, setFind] = useState(query.find);
  const { show } = query;
  useEffect(() => {
    if (find.trim() === query.find) return;
    const timer = setTimeout(() => onQuery({ find: find.trim(), show }), typingMs);
    return () => clearTimeout(timer);
  }, [find, query.find, show, onQuery]);
  return (
    <search>
      <form method="get" className={styles.find} onSubmit={(event) => event.preventDefault()}>
        <TextField
          type="search"
          name="find"
          label="Find a guest"
          labelHidden
          placeholder="Find by name or email"
          autoComplete="off"
          maxLength={200}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
        <fieldset className={styles.shows}>
          <legend className="visually-hidden">Show</legend>
          {answerFilters.map((one) => (
            <label key={one} className={styles.show} data-show={one}>
              <input
                type="radio"
                name="show"
                value={one}
                checked={one === show}
                onChange={() => onQuery({ find: find.trim(), show: one })}
              />
              {labels[one]} <span>{countShown(one, figures).toLocaleString('en')}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.submit}>
          <Button type="submit">Find</Button>
        </div>
      </form>
    </search>
  );
}
