import { Suspense, lazy, useState } from 'react';

import { useRestored } from '#app/features/draft/use-draft.ts';
import { Button } from '#app/ui/button.tsx';

import styles from './home-fan.module.css';

const HomeFan = lazy(() => import('./home-fan.tsx'));

/** Drawn on the server; until its script has come, nothing above it renders again and takes it away. */
export function HomeShow() {
  const [deal, setDeal] = useState(0);
  return (
    <div className={styles.show}>
      <Suspense fallback={<div className={styles.fan} />}>
        <HomeFan deal={deal} />
      </Suspense>
      <Others onPress={() => setDeal(deal + 1)} />
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
