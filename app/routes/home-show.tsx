import { Suspense, lazy, startTransition, useEffect, useRef, useState } from 'react';

import { useRestored } from '#app/features/draft/use-draft.ts';
import { Button } from '#app/ui/button.tsx';
import { whenIdle } from '#app/ui/when-idle.ts';

import styles from './home-fan.module.css';

const loadFan = () => import('./home-fan.tsx');
const HomeFan = lazy(loadFan);

/** True while React takes over what the server sent: the fan is there already. */
const isSent = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['hydrated'] === undefined;

/** React leaves alone what is in there. */
const asSent = { __html: '' };

/**
 * The fan is drawn on the server and stays so, at no cost, until others are asked for: the theme engine is large.
 * It comes when there is time, for the steps need it too.
 */
export function HomeShow() {
  const [deal, setDeal] = useState(() => (isSent() ? null : 0));
  const sent = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where React could not take the document over, it has made another, without what was sent.
    if (sent.current?.childElementCount === 0) setDeal(0);
    return whenIdle(() => void loadFan());
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
    <Button look="quiet" onClick={onPress}>
      Show three others
    </Button>
  );
}
