import type { ReactNode } from 'react';

import { joinClasses } from '../classes.ts';

import styles from './canopy.module.css';

interface CanopyProps {
  as?: 'header' | 'div';
  /** The scalloped edge below. Off when more canopy follows. */
  hem?: boolean;
  bleed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Canopy(props: CanopyProps) {
  const { as: Element = 'header', hem = true, bleed = false, className, children } = props;
  return (
    <Element
      className={joinClasses(styles.canopy, hem && styles.hem, bleed && styles.bleed, className)}
    >
      <meta name="theme-color" content="#3a0f4a" />
      {children}
    </Element>
  );
}
