import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ignoreSecondPress } from '#app/ui/double-click.ts';

import { PressForm } from '../press-form.tsx';
import type { PhoneGuest } from '../schema.ts';
import type { UsedWay } from './use-way.ts';
import { WayButton } from './way-button.tsx';
import { WayIcon } from './way-icon.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from '../by-phone.module.css';

interface DeskWaysProps {
  guest: PhoneGuest;
  used: UsedWay;
  isSending: boolean;
  hasKeys: boolean;
  isLater: boolean;
  onSkip: () => void;
}

const describe = (isCopied: boolean, isLater: boolean) => {
  if (isLater) return say('Fine. It stays here until it went out.');
  return isCopied ? say('Copied. Paste it where you write.') : '';
};

/** The ways of a computer (behaviour 48.8). */
export function DeskWays(props: DeskWaysProps) {
  const { guest, used, isSending, hasKeys, isLater, onSkip } = props;
  const key = (name: string) => (hasKeys ? <kbd aria-hidden="true">{name}</kbd> : null);
  return (
    <div className={styles.deskWays}>
      <div className={patterns.bar}>
        <WayButton
          way="copy"
          variant="primary"
          className={patterns.scripted}
          shortcut="c"
          {...{ guest, used }}
        >
          <WayIcon way="copy" />
          {say('Copy message')} {key('c')}
        </WayButton>
        <WayButton way="whatsapp" variant="secondary" {...{ guest, used }}>
          {say('WhatsApp Web')}
        </WayButton>
        <WayButton way="mail" variant="secondary" {...{ guest, used }}>
          {say('Mail')}
        </WayButton>
        <PressForm intent="skip" guest={guest.id} onPress={onSkip} className={styles.skip}>
          <Button
            type="submit"
            variant="quiet"
            aria-keyshortcuts="s"
            aria-disabled={isSending}
            onClick={ignoreSecondPress}
          >
            {say('Skip')} {key('s')}
          </Button>
        </PressForm>
      </div>
      <output className={patterns.muted}>{describe(used.isCopied, isLater)}</output>
    </div>
  );
}
