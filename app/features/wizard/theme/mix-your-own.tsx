import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';

import { limits } from '#app/features/draft/limits.ts';
import type { StepValue } from '#app/features/draft/parts.ts';
import { toggleEntry } from '#app/features/draft/parts/entry-list.ts';
import { type ThemeTag, themeGroups } from '#app/features/theme/catalogue.ts';
import { listThemeHints } from '#app/features/theme/rules.ts';
import { tagMarks } from '#app/features/theme/tag-marks.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { ChipList, ToggleChip } from '#app/ui/chip.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import type { StepLink } from '../frame/step-props.ts';
import { DrawnFrom } from './drawn-from.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './covers.module.css';

interface MixProps {
  value: StepValue<'theme'>;
  setValue: (value: StepValue<'theme'>) => void;
  /** Where a hint's suggestion leads (behaviour 6.6). */
  partyType: StepLink;
  /** In words: what the theme is made of. */
  summary: string;
  /** The theme is none of the looks. */
  isOwn: boolean;
  back: ReactNode;
}

function TagSign({ tag }: { tag: ThemeTag }) {
  const { ground, ink, second, motif } = tagMarks[tag];
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={{ background: ground }}
    >
      <path d={motif[0]} fill={ink} />
      <path d={motif[1]} fill={second} />
    </svg>
  );
}

/** Every tag and the host's own words; open while they are none of the looks (behaviour 6.29). */
export function MixYourOwn({ isOwn, summary, back, ...form }: MixProps) {
  const [opened, setOpened] = useState<boolean | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const isOpen = opened ?? isOwn;
  return (
    <details
      ref={details}
      className={styles.mix}
      open={isOpen}
      data-mix
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setOpened(currentTarget.open);
        // The card comes up above, where it pushes the row out of the window.
        if (currentTarget.open) requestAnimationFrame(() => details.current?.scrollIntoView());
      }}
    >
      <summary>
        <span className={patterns.heading}>{say('Mix your own')}</span>
        <span className={patterns.small}>{summary}</span>
      </summary>
      <div className={joinClasses(patterns.stack5, styles.mixed)}>
        <div className={styles.head}>
          <p className={patterns.muted}>{summary}</p>
          <Button variant="quiet" onClick={() => setOpened(false)}>
            {say('Back to the covers')}
          </Button>
        </div>
        {back}
        <Mix {...form} />
      </div>
    </details>
  );
}

function Mix({ value, setValue, partyType }: Omit<MixProps, 'isOwn' | 'summary' | 'back'>) {
  const toggle = (tag: string) => {
    const next = toggleEntry(value.selected, tag);
    if (next.ok) setValue({ ...value, selected: next.value });
  };
  return (
    <>
      {themeGroups.map((group) => (
        <section key={group.id} className={patterns.stack3}>
          <h2 className={patterns.heading}>{say(group.label)}</h2>
          <ChipList label={say(group.label)}>
            {group.tags.map((tag) => (
              <ToggleChip
                key={tag}
                pressed={value.selected.includes(tag)}
                onToggle={() => toggle(tag)}
              >
                <TagSign tag={tag} />
                {say(tag)}
              </ToggleChip>
            ))}
          </ChipList>
        </section>
      ))}
      <TextField
        label={say('Your own theme')}
        value={value.customTheme}
        maxLength={limits.listEntry}
        autoComplete="off"
        placeholder={say('Red roses, winter forest, the 1920s…')}
        onChange={(event) => setValue({ ...value, customTheme: event.target.value })}
      />
      <DrawnFrom
        text={value.customTheme}
        onChange={(customTheme) => setValue({ ...value, customTheme })}
      />
      <div className={joinClasses(patterns.stack3, styles.hints)}>
        {listThemeHints(value).map((hint) => (
          <Notice key={hint}>
            {say(hint)}{' '}
            <Link className={patterns.strong} {...partyType}>
              {say('Go to Party Type')}
            </Link>
          </Notice>
        ))}
      </div>
    </>
  );
}
