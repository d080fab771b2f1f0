import { say } from '#app/platform/language/say.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import styles from './bulk-bar.module.css';

export function LinksDialog({ links, onClose }: { links: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={links !== null}
      onClose={onClose}
      title={say('Personal links')}
      actions={<DialogClose>{say('Close')}</DialogClose>}
    >
      <div className={styles.links}>
        <TextArea
          label={say('Names and links')}
          hint={say('Couldn’t copy. Please copy the links from here.')}
          value={links ?? ''}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
