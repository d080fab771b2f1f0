import { TextArea } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

import styles from './bulk-bar.module.css';

export function LinksDialog({ links, onClose }: { links: string | null; onClose: () => void }) {
  return (
    <Dialog
      open={links !== null}
      onClose={onClose}
      title="Personal links"
      actions={<DialogClose>Close</DialogClose>}
    >
      <div className={styles.links}>
        <TextArea
          label="Names and links"
          hint="Couldn’t copy. Please copy the links from here."
          value={links ?? ''}
          readOnly
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}
