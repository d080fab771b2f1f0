import { say } from '#app/platform/language/say.ts';
import { getProviderPath } from '#app/platform/paths.ts';
import { ButtonLink, type ButtonVariant } from '#app/ui/button.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import type { ProviderOffer } from './schema.ts';

import styles from '../log-in.module.css';

interface ProviderButtonProps {
  provider: ProviderOffer;
  redirectTo: string;
  /** The token of a registration link, or ''. */
  invited: string;
  variant?: ButtonVariant;
}

/** A link to another document, so that it needs no script (behaviour 47.1). */
export function ProviderButton({ provider, redirectTo, invited, variant }: ProviderButtonProps) {
  const to = getProviderPath(redirectTo, invited);
  return (
    <ButtonLink reloadDocument to={to} {...(variant && { variant })}>
      <LineIcon>
        <path d="M8.5 3H14v12H8.5M3 9h7.5M7.5 6l3 3-3 3" />
      </LineIcon>
      <span className={styles.provider}>
        {say('Continue with {provider}', { provider: provider.name })}
      </span>
    </ButtonLink>
  );
}
