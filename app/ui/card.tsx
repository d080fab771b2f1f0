import type { ComponentProps } from 'react';

import { classes } from './classes.ts';

import styles from './card.module.css';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={classes(styles.card, className)} {...rest} />;
}
