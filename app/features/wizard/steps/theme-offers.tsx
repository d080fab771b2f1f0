import { useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import { type OfferedLook, offeredLooks } from '#app/features/theme/ready-looks.ts';
import { pickSurprise } from '#app/features/theme/surprise.ts';
import { Button } from '#app/ui/button.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './theme-offers.module.css';

type Theme = StepValue<'theme'>;

interface ThemeOffersProps {
  value: Theme;
  setValue: (value: Theme) => void;
}

const isSame = (one: Theme, other: Theme) =>
  one.customTheme === other.customTheme && one.selected.join() === other.selected.join();

/** Each look replaces the choice, which can be undone (behaviour 6.24). */
export function ThemeOffers({ value, setValue }: ThemeOffersProps) {
  const [offer, setOffer] = useState<{ name: string; taken: Theme; before: Theme } | null>(null);
  const take = (name: string, selected: readonly string[]) => {
    const taken = { selected: [...selected], customTheme: '' };
    if (isSame(taken, value)) return;
    const before = offer && isSame(offer.taken, value) ? offer.before : value;
    setOffer({ name, taken, before });
    setValue(taken);
  };
  const open = offer && isSame(offer.taken, value) ? offer : null;

  return (
    <section className={patterns.stack3}>
      <h2 className={patterns.heading}>Ready-made looks</h2>
      <ul className={styles.strip} aria-label="Ready-made looks">
        {offeredLooks.map((look) => (
          <li key={look.name}>
            <LookButton
              look={look}
              taken={isSame({ selected: [...look.tags], customTheme: '' }, value)}
              onPress={() => take(look.name, look.tags)}
            />
          </li>
        ))}
      </ul>
      <div className={patterns.bar}>
        <Button onClick={() => take('A surprise', pickSurprise(value.selected, Math.random))}>
          Surprise me
        </Button>
        {open ? (
          <Button
            variant="quiet"
            onClick={() => {
              setValue(open.before);
              setOffer(null);
            }}
          >
            Undo
          </Button>
        ) : null}
        <output className={patterns.small}>
          {open ? `${open.name}: ${open.taken.selected.join(', ')}` : ''}
        </output>
      </div>
    </section>
  );
}

interface LookButtonProps {
  look: OfferedLook;
  taken: boolean;
  onPress: () => void;
}

function LookButton({ look: { name, ground, ink, accents }, taken, onPress }: LookButtonProps) {
  return (
    <button
      type="button"
      className={styles.look}
      data-taken={taken}
      style={{ background: ground, color: ink }}
      onClick={onPress}
    >
      <svg viewBox="0 0 60 18" aria-hidden="true">
        {accents.map((fill, at) => (
          <circle key={fill} cx={9 + at * 21} cy={9} r={9} fill={fill} />
        ))}
      </svg>
      {name}
    </button>
  );
}
