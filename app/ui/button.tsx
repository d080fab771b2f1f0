import type { ComponentProps } from 'react';
import { Link } from 'react-router';

import { joinClasses } from './classes.ts';

import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ComponentProps<'button'> & { variant?: ButtonVariant };

export function Button({
  variant = 'secondary',
  type = 'button',
  className,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={joinClasses(styles.button, styles[variant], className)}
      {...rest}
    />
  );
}

type ButtonLinkProps = ComponentProps<typeof Link> & { variant?: ButtonVariant };

export function ButtonLink({ variant = 'secondary', className, ...rest }: ButtonLinkProps) {
  return <Link className={joinClasses(styles.button, styles[variant], className)} {...rest} />;
}

type PlainButtonLinkProps = ComponentProps<'a'> & { variant?: ButtonVariant };

/** For pages without a client-side router. */
export function PlainButtonLink({
  variant = 'secondary',
  className,
  children,
  ...rest
}: PlainButtonLinkProps) {
  return (
    <a className={joinClasses(styles.button, styles[variant], className)} {...rest}>
      {children}
    </a>
  );
}
