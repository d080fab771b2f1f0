import { href } from 'react-router';

import { ButtonLink } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { contentTarget } from '#app/ui/skip-link.tsx';

import type { StepRefusal } from './stored-step.server.ts';

import styles from './step-page.module.css';

/** A stored invitation that this visitor cannot edit: the sentence that says why, and the ways out. */
export function StepRefused({ title, refusal }: { title: string; refusal: StepRefusal }) {
  const dashboard = href('/host/events/:inviteId', { inviteId: refusal.inviteId || '-' });
  return (
    <main {...contentTarget} className={styles.page}>
      <title>{`${title} · Festoon`}</title>
      <h1>{title}</h1>
      <Notice tone="bad">{refusal.problem}</Notice>
      <div className={styles.ways}>
        <ButtonLink to={href('/')} look="primary">
          Back to start
        </ButtonLink>
        <ButtonLink to={`${href('/hostLogIn')}?redirect=${encodeURIComponent(dashboard)}`}>
          Switch host login
        </ButtonLink>
      </div>
    </main>
  );
}
