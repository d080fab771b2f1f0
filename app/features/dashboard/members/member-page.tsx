import type { ReactNode } from 'react';

import { Card } from '#app/ui/cards/card.tsx';

import { HostPage } from '../frame/host-page.tsx';

import patterns from '#app/ui/patterns.module.css';

interface MemberPageProps {
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
      <Card>
        <h1>{heading}</h1>
        {title === undefined ? null : (
          <p className={patterns.lead}>
            <bdi>{title}</bdi>
          </p>
        )}
        {children}
        <div className={patterns.bar}>{actions}</div>
      </Card>
    </HostPage>
  );
}
