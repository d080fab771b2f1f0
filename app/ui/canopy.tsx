import type { ReactNode } from 'react';

import { classes } from './classes.ts';

import styles from './canopy.module.css';

interface CanopyProps {
  as?: 'header' | 'div';
  /** The scalloped edge below; off where more canopy follows. */
  hem?: boolean;
  /** Reaches over the sides of a centred column, up to the edges of the window. */
  bleed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The dark band at the head of a screen. Whatever stands on it takes its colours from it. */
export function Canopy(props: CanopyProps) {
  const { as: Element = 'header', hem = true, bleed = false, className, children } = props;
  return (
    <Element
      className={classes(styles.canopy, hem && styles.hem, bleed && styles.bleed, className)}
    >
      <meta name="theme-color" content="#3a0f4a" />
      {children}
    </Element>
  );
}
