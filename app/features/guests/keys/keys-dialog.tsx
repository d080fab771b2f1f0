import { say } from '#app/platform/language/say.ts';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { keepChoice } from '#app/ui/kept-text.ts';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import { keyTexts } from './list-keys.ts';
import { keysChoice, useKeysAreOn } from './use-list-keys.ts';

import styles from './keys-dialog.module.css';

/** Lists the keys of the guest list, and switches them off (behaviour 33.38). */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const isOn = useKeysAreOn();
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Keys')}
      actions={<DialogClose>{say('Done')}</DialogClose>}
    >
      <dl className={styles.keys}>
        {keyTexts.map(([keys, does]) => (
          <div key={keys}>
            <dt>{say(keys)}</dt>
            <dd>{say(does)}</dd>
          </div>
        ))}
      </dl>
      <CheckField checked={isOn} onChange={(on) => keepChoice(keysChoice, on ? null : 'off')}>
        {say('Use them anywhere on this screen')}
      </CheckField>
    </Dialog>
  );
}
