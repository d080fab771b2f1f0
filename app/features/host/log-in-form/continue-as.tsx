import { say } from '#app/platform/language/say.ts';
import { getProxyLogInPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import styles from '../log-in.module.css';

interface ContinueAsProps {
  /** Whom the reverse proxy names. */
  name: string;
  redirectTo: string;
  /** The token of a registration link, or ''. */
  invited: string;
  /** There is another way to log in, beneath. */
  isOne: boolean;
}

/** A form of its own, so that it needs no script and sends nothing that was typed (behaviour 47.15). */
export function ContinueAs({ name, redirectTo, invited, isOne }: ContinueAsProps) {
  return (
    <form method="post" action={getProxyLogInPath(redirectTo, invited)} className={styles.as}>
      <Button type="submit" variant="primary">
        <span className={styles.provider}>
          {withElements(say('Continue as {name}', { name: spot('name') }), {
            name: <bdi>{name}</bdi>,
          })}
        </span>
      </Button>
      {isOne ? <p className={styles.or}>{say('or')}</p> : null}
    </form>
  );
}
