import styles from './missing-invitation.module.css';

/** An address without an invitation: it stays loading, and says why (decisions §3). */
export function MissingInvitation() {
  return (
    <article className={styles.card} id="waiting">
      <svg className={styles.letter} viewBox="0 0 240 96" aria-hidden="true">
        <path className={styles.way} d="M4 70C40 20 66 92 96 52S128 44 138 48" />
        <path className={styles.envelope} d="M144 20 228 12 236 76 152 84Z" />
        <path className={styles.flap} d="M144 20 194 54 228 12" />
        <circle className={styles.seal} cx="193" cy="53" r="9" />
      </svg>
      <h1>Loading invitation...</h1>
      <p>
        This invitation cannot be found. Please check the link with your host: a letter may be
        missing from it. If the invitation arrives later, it appears here by itself.
      </p>
    </article>
  );
}
