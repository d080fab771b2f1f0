import { Button } from '#app/ui/button.tsx';

import styles from './share-link.module.css';

/** The open link, read-only, with its Copy Link button (spec §2); never a personal one (decisions §2). */
export function ShareLink({ link }: { link: string }) {
  return (
    <section className={styles.share} aria-labelledby="share">
      <label id="share" htmlFor="link" className={styles.label}>
        Link to this invitation
      </label>
      <div className={styles.row}>
        <input id="link" className={styles.link} value={link} readOnly />
        <Button className={styles.copy} id="copy">
          Copy Link
        </Button>
      </div>
      <output className={styles.copied} id="copied" />
    </section>
  );
}
