import type { ReactNode } from 'react';

import { classes } from './classes.ts';

import styles from './canopy.module.css';

interface CanopyProps {
  as?: 'header' | 'div';
  /** The scalloped edge below; off where more canopy follows. */
  hem?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The dark band at the head of a screen. Whatever stands on it takes its colours from it. */
export function Canopy({ as: Element = 'header', hem = true, className, children }: CanopyProps) {
  return (
    <Element className={classes(styles.canopy, hem && styles.hem, className)}>
      <meta name="theme-color" content="#3a0f4a" />
      {children}
    </Element>
  );
}
