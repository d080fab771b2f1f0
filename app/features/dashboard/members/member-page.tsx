import type { ReactNode } from 'react';

import { Card } from '#app/ui/cards/card.tsx';

import { HostPage } from '../frame/host-page.tsx';

import forms from '#app/ui/fields/forms.module.css';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Null without a session. */
  hostName: string | null;
  heading: string;
  title?: string;
  actions: ReactNode;
  children: ReactNode;
}

/** A page with one question about a membership. */
export function MemberPage({ hostName, heading, title, actions, children }: MemberPageProps) {
  return (
    <HostPage hostName={hostName} title={heading} isNarrow>
      <Card className={styles.card}>
        <h1>{heading}</h1>
        {title === undefined ? null : (
          <p className={styles.event}>
            <bdi>{title}</bdi>
          </p>
        )}
        {children}
        <div className={forms.actions}>{actions}</div>
      </Card>
    </HostPage>
  );
}
