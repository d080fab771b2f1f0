import { Suspense, lazy, startTransition, useEffect, useRef, useState } from 'react';

import { useRestored } from '#app/features/draft/use-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { callWhenIdle } from '#app/ui/when-idle.ts';

import styles from './home-fan.module.css';

const loadFan = () => import('./home-fan.tsx');
const HomeFan = lazy(loadFan);

/** True while React hydrates a document in which the server has already drawn the fan. */
const isSent = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined;

/** React does not touch the content of an element with `dangerouslySetInnerHTML`. */
const asSent = { __html: '' };

/**
 * Keeps the fan that the server drew until the visitor asks for other invitations, because the theme engine is
 * large. The engine loads when the browser is idle, because the steps need it too.
 */
export function HomeShow() {
  const [deal, setDeal] = useState(() => (isSent() ? null : 0));
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a failed hydration React renders the document again, without the server's fan.
    if (sent.current?.childElementCount === 0) setDeal(0);
    return callWhenIdle(() => void loadFan());
  }, []);
  return (
    <div className={styles.show}>
      {deal === null ? (
        <div key="sent" ref={sent} suppressHydrationWarning dangerouslySetInnerHTML={asSent} />
      ) : (
        <div key="dealt">
          <Suspense fallback={<div className={styles.fan} />}>
            <HomeFan deal={deal} />
          </Suspense>
        </div>
      )}
      <div className={styles.others}>
        <Others onPress={() => startTransition(() => setDeal((deal ?? 0) + 1))} />
      </div>
    </div>
  );
}

function Others({ onPress }: { onPress: () => void }) {
  if (!useRestored()) return null;
  return (
    <Button variant="quiet" onClick={onPress}>
      Show three others
    </Button>
  );
}
