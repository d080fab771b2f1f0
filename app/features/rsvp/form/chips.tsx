import type { ComponentProps, ReactNode } from 'react';

import { useGuestWords } from '#app/features/words/guest/guest-words.tsx';

import styles from './chips.module.css';

/** More choices are a menu of the system, which is easier to search. */
export const mostChips = 7;

interface ChipProps extends Omit<ComponentProps<'input'>, 'className' | 'children'> {
  'data-of'?: number;
  children: ReactNode;
}

/** A box or a radio button as a pill, which can be pressed all over. */
export function Chip({ children, type = 'checkbox', 'data-of': of, ...input }: ChipProps) {
  return (
    <label className={styles.chip} data-of={of}>
      <input type={type} className={styles.box} {...input} />
      <span className={styles.label}>{children}</span>
    </label>
  );
}

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.chips}>{children}</div>;
}

/** One of several choices; 'No answer' takes a choice back, also without a script. */
export function RadioChips({
  name,
  choices,
  chosen,
  canTakeBack,
}: {
  name: string;
  choices: readonly (readonly [value: string, label: string])[];
  chosen: string;
  canTakeBack: boolean;
}) {
  const { say } = useGuestWords();
  return (
    <Chips>
      {choices.map(([value, label]) => (
        <Chip key={value} type="radio" {...{ name, value }} defaultChecked={value === chosen}>
          <span dir="auto">{label}</span>
        </Chip>
      ))}
      {canTakeBack ? (
        <div className={styles.none}>
          <Chip type="radio" name={name} value="">
            {say('noAnswer')}
          </Chip>
        </div>
      ) : null}
    </Chips>
  );
}
