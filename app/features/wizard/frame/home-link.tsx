import * as addresses from '#app/platform/addresses.ts';
import { say } from '#app/platform/language/say.ts';
import { ButtonLink } from '#app/ui/button.tsx';

import styles from './step-page.module.css';

/** Plain text beside the one solid button; home is a document of its own. */
export function HomeLink({ children }: { children?: string | undefined }) {
  return (
    <ButtonLink to={addresses.home} reloadDocument variant="quiet" className={styles.plain}>
      {children === undefined ? say('Home') : say(children)}
    </ButtonLink>
  );
}
