import { say } from '#app/platform/language/say.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useStepTransition } from '#app/ui/use-media.ts';

import styles from './step-page.module.css';

interface BackLinkProps {
  /** Null on the first step (behaviour 1.21). */
  to: string | null;
  /** On a narrow phone only the arrow is seen. */
  isShort?: boolean;
}

export function BackLink({ to, isShort }: BackLinkProps) {
  const glides = useStepTransition();
  return to === null ? null : (
    <ButtonLink
      to={to}
      viewTransition={glides}
      variant="quiet"
      className={styles.back}
      data-short={isShort}
    >
      <svg viewBox="0 0 10 16" aria-hidden>
        <path d="M8 2 2 8l6 6" />
      </svg>
      <span>{say('Back')}</span>
    </ButtonLink>
  );
}
