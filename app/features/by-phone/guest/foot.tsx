import type { RefObject } from 'react';

import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ignoreSecondPress } from '#app/ui/double-click.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { PressForm } from '../press-form.tsx';
import type { PhoneGuest } from '../schema.ts';
import { orderWays, wayWords } from './send-ways.ts';
import { type UsedWay, useLastWay } from './use-way.ts';
import { WayButton } from './way-button.tsx';
import { WayIcon } from './way-icon.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './foot.module.css';

interface FootProps {
  guest: PhoneGuest;
  used: UsedWay;
  isSending: boolean;
  onSkip: () => void;
  ways: RefObject<HTMLFieldSetElement | null>;
}

/** On a phone: the way used last, the others, and the way past this guest. */
export function Foot({ guest, used, isSending, onSkip, ways }: FootProps) {
  const canShare = useHydrated() && 'share' in navigator;
  const [first, ...others] = orderWays(useLastWay(), canShare);
  return (
    <div className={styles.foot}>
      <WayButton way={first} variant="primary" {...{ guest, used }} className={styles.first}>
        <WayIcon way={first} />
        {say(wayWords[first].open)}
      </WayButton>
      <fieldset ref={ways} className={styles.others} aria-label={say('Other ways')} tabIndex={-1}>
        {others.map((way) => (
          <WayButton
            key={way}
            way={way}
            variant="secondary"
            {...{ guest, used }}
            className={joinClasses(styles.other, way === 'copy' && patterns.scripted)}
          >
            <WayIcon way={way} />
            {say(wayWords[way].short)}
          </WayButton>
        ))}
      </fieldset>
      <PressForm intent="skip" guest={guest.id} onPress={onSkip} className={styles.skip}>
        <Button type="submit" variant="quiet" aria-disabled={isSending} onClick={ignoreSecondPress}>
          <span>
            {withElements(say('Skip {name}', { name: spot('name') }), {
              name: <bdi>{guest.firstName}</bdi>,
            })}
          </span>
        </Button>
      </PressForm>
    </div>
  );
}
