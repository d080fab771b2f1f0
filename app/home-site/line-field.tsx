import { limits } from '#app/features/draft/limits.ts';
import { wizardSteps } from '#app/features/wizard/frame/steps.ts';
import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { Button, PlainButtonLink } from '#app/ui/button.tsx';

import { listMarkWords } from './mark-words.ts';

import styles from './line-field.module.css';

/** The unfinished invitation of this browser; the script shows it. */
export function DraftStrip() {
  return (
    <div className={styles.strip} data-strip hidden>
      <span className={styles.small}>
        <svg viewBox="0 0 16 20" aria-hidden>
          <path d="M1.5 1.5H14.5L8 17.5Z" />
        </svg>
        <img alt="" width={54} height={69} hidden />
      </span>
      <p id="draft" className={styles.draft}>
        <b>
          <bdi data-title={say('No name yet')} />
        </b>
        <span>{say('Yours, not saved yet')}</span>
      </p>
      <PlainButtonLink
        variant="primary"
        className={styles.go}
        href={wizardSteps[0]?.to}
        aria-describedby="draft"
      >
        {say('Go on')}
      </PlainButtonLink>
    </div>
  );
}

/** Read on the next screen, on the device: the field has no name, so that no form sends it (behaviour 2.8). */
export function Line({ note }: { note: string | null }) {
  return (
    <form className={styles.line} action={addresses.confirmation} data-line={wizardSteps[0]?.to}>
      <label htmlFor="line" className={styles.label}>
        {say('Say it in one line')}
      </label>
      <div className={styles.field}>
        <textarea
          id="line"
          dir="auto"
          rows={2}
          maxLength={limits.line}
          enterKeyHint="go"
          aria-describedby="line-note"
          placeholder={say(
            'Lena turns 30, June 19, 7 to 11 at Seebad, dinner 7:30, dancing 9, beachy',
          )}
        />
        <div className={styles.foot}>
          <p id="line-note">
            {note === null ? say('No login until you save') : say(note)}
            <span className={styles.keys}>
              {`${note === null ? '.' : ''} ${say('Enter makes it.')}`}
            </span>
          </p>
          <Button type="submit" className={styles.make}>
            {say('Make it')}
            <svg viewBox="0 0 8 14" aria-hidden>
              <path d="M1 1l6 6-6 6" />
            </svg>
          </Button>
        </div>
      </div>
      <ul
        className={styles.marks}
        aria-label={say('Read so far')}
        data-marks
        data-words={JSON.stringify(listMarkWords())}
        hidden
      />
      <output className="visually-hidden" data-said />
    </form>
  );
}
