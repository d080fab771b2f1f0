import type { ComponentProps } from 'react';

import { joinClasses } from '../classes.ts';

import styles from './card.module.css';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={joinClasses(styles.card, className)} {...rest} />;
}
