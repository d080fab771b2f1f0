import type { ReactNode } from 'react';

import { Card } from '#app/ui/cards/card.tsx';

import { HostPage } from '../frame/host-page.tsx';

import forms from '#app/ui/fields/forms.module.css';
import styles from './member-page.module.css';

interface MemberPageProps {
  /** Null when nobody is signed in. */
  hostName: string | null;
  heading: string;
  /** The event's title, below the heading. */
  title?: string;
  /** The links or buttons at the end. */
  actions: ReactNode;
  children: ReactNode;
}

/** A page with one question to a host about a membership. */
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
