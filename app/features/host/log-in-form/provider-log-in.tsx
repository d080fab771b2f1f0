import { Notice } from '#app/ui/notice.tsx';

import { ProviderButton } from '../identities/provider-button.tsx';
import { ContinueAs } from './continue-as.tsx';
import { type LogInFormProps, Welcome } from './log-in-form.tsx';

import patterns from '#app/ui/patterns.module.css';

/** The login where hosts have no passwords (behaviour 47.8). */
export function ProviderLogIn(props: LogInFormProps) {
  const { provider, proxyUser, redirectTo, invited, problem } = props;
  return (
    <div className={patterns.stack4}>
      <Welcome {...props} withoutPassword />
      {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
      {proxyUser === null ? null : (
        <ContinueAs name={proxyUser} isOne={false} {...{ redirectTo, invited }} />
      )}
      {provider ? (
        <ProviderButton variant="primary" {...{ provider, redirectTo, invited }} />
      ) : null}
    </div>
  );
}
