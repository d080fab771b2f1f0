import { Divider, Garland, LowerCorners } from './garland.tsx';

import styles from './guest-invitation.module.css';

/** An address without an invitation: it stays loading, and says why (decisions §3). */
export function MissingInvitation() {
  return (
    <article className={styles.card} id="waiting">
      <Garland />
      <div className={styles.body}>
        <h1>Loading invitation...</h1>
        <Divider />
        <p className={styles.sentence}>
          This invitation cannot be found. Please check the link with your host: a letter may be
          missing from it. If the invitation arrives later, it appears here by itself.
        </p>
      </div>
      <LowerCorners />
    </article>
  );
}
