import type { RefObject } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { Dialog } from '#app/ui/overlays/dialog.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { PressForm } from '../press-form.tsx';
import type { PhoneGuest } from '../schema.ts';
import { type Way, wayWords } from './send-ways.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './question.module.css';

export interface Answers {
  yes: () => void;
  later: () => void;
  skip: () => void;
}

interface SheetProps {
  guest: PhoneGuest;
  next: string;
  way: Way;
  isSending: boolean;
  does: Pick<Answers, 'yes' | 'later'> & { another: () => void };
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Once the host is back on the phone. It stays until the server has the answer. */
export function QuestionSheet({ guest, next, way, isSending, does, returnFocusTo }: SheetProps) {
  return (
    <Dialog
      open
      isLow
      onClose={does.later}
      title={say('Did it go out to {name}?', { name: guest.firstName })}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button variant="quiet" aria-disabled={isSending} onClick={does.another}>
            {say('Try another way')}
          </Button>
          <Button aria-disabled={isSending} onClick={does.later}>
            {say('Not yet')}
          </Button>
          <Button
            variant="primary"
            aria-disabled={isSending}
            onClick={({ detail }) => {
              if (detail < 2) does.yes();
            }}
          >
            {next === '' ? say('Yes') : say('Yes. Next: {name}', { name: next })}
          </Button>
        </>
      }
    >
      <p className={patterns.muted}>{say(wayWords[way].unseen)}</p>
    </Dialog>
  );
}

interface InlineProps {
  guest: PhoneGuest;
  isSending: boolean;
  hasKeys: boolean;
  /** Also on a phone, where the sheet asks otherwise. */
  isShown: boolean;
  does: Pick<Answers, 'yes' | 'later'>;
}

/** On a computer, and where no script runs. */
export function Question({ guest, isSending, hasKeys, isShown, does }: InlineProps) {
  const key = (name: string) => (hasKeys ? <kbd aria-hidden="true">{name}</kbd> : null);
  return (
    <div className={styles.question} data-shown={isShown}>
      <p className={patterns.strong}>
        {withElements(say('Did it go out to {name}?', { name: spot('name') }), {
          name: <bdi>{guest.firstName}</bdi>,
        })}
      </p>
      <div className={patterns.bar}>
        <Button
          className={patterns.scripted}
          aria-keyshortcuts="n"
          aria-disabled={isSending}
          onClick={does.later}
        >
          {say('Not yet')} {key('n')}
        </Button>
        <PressForm intent="yes" guest={guest.id} onPress={does.yes}>
          <Button
            type="submit"
            aria-keyshortcuts="Enter"
            aria-disabled={isSending}
            onClick={ignoreSecondPress}
          >
            {say('Yes, next')} {key('Enter')}
          </Button>
        </PressForm>
      </div>
    </div>
  );
}
