import { say } from '#app/platform/language/say.ts';

import styles from './mail-frame.module.css';

/** A message as a guest gets it. Its page runs no script and loads nothing (behaviour 31.5). */
export const MailFrame = ({ html }: { html: string }) => (
  <iframe className={styles.frame} title={say('Preview of the message')} sandbox="" srcDoc={html} />
);
