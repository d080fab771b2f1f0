import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { classes } from './classes.ts';

import styles from './button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & { look?: Look };

export function Button({ look = 'secondary', type = 'button', className, ...rest }: ButtonProps) {
  return (
    <button type={type} className={classes(styles.button, styles[look], className)} {...rest} />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: Look };

export function ButtonLink({ look = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <Link className={classes(styles.button, styles[look], className)} {...rest} />;
}
