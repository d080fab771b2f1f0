import { say } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { SectionHead } from '#app/ui/section-head.tsx';

import { KitchenSheet } from './kitchen-sheet.tsx';
import type { SharedSheet } from './schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './kitchen.module.css';

/** What a secret link shows to who cooks (behaviour 43.4). */
export function SharedSheetPage({ shared }: { shared: SharedSheet | null }) {
  if (!shared) {
    return (
      <Card>
        <h1>{say('No kitchen sheet here')}</h1>
        <p>{say('The link has ended, or the host took it back. Ask them for a new one.')}</p>
      </Card>
    );
  }
  const { title, when, sheet } = shared;
  return (
    <div className={joinClasses(patterns.stack5, styles.page)}>
      <SectionHead
        title={say('Kitchen sheet')}
        note={
          <>
            <bdi>{title}</bdi>
            {when === '' ? '' : ` · ${when}`}
          </>
        }
      />
      <Card className={styles.paper}>
        <KitchenSheet sheet={sheet} />
      </Card>
    </div>
  );
}
