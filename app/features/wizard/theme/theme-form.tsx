import { type ReactNode, useState } from 'react';

import type { StepValue } from '#app/features/draft/parts.ts';
import type { CoverWords } from '#app/features/invitation/invitation-cover.tsx';
import { type OfferedLook, offeredLooks } from '#app/features/theme/ready-looks.ts';
import { toThemeList } from '#app/features/theme/rules.ts';
import { pickSurprise } from '#app/features/theme/surprise.ts';
import { getLanguage, say, texts } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import type { StepLink } from '../frame/step-props.ts';
import { Covers } from './covers.tsx';
import { MixYourOwn } from './mix-your-own.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './covers.module.css';

type Theme = StepValue<'theme'>;

interface ThemeFormProps {
  value: Theme;
  setValue: (value: Theme) => void;
  words: CoverWords;
  /** Next, or Save. */
  goOn: () => void;
  /** Where a hint's suggestion leads (behaviour 6.6). */
  partyType: StepLink;
  /** The tile of the host's own picture. */
  picture: ReactNode;
}

const keyOf = (theme: readonly string[]) => theme.toSorted().join('\n');
const isSame = (one: Theme, other: Theme) => keyOf(toThemeList(one)) === keyOf(toThemeList(other));

/** The look with exactly these tags, or null. */
function findLook(theme: Theme): OfferedLook | null {
  const key = keyOf(toThemeList(theme));
  return offeredLooks.find(({ tags }) => keyOf(tags) === key) ?? null;
}

function summarize(theme: Theme, look: OfferedLook | null): string {
  const parts = toThemeList(theme).map((each) =>
    theme.selected.includes(each) ? say(each) : each,
  );
  if (parts.length === 0) return say('Colors, moods, music and style');
  const list = new Intl.ListFormat(getLanguage()).format(parts);
  return look ? say('{look} is {list}', { look: say(look.name), list }) : list;
}

const surpriseName = texts('A surprise');

interface Offer {
  name: string;
  taken: Theme;
  before: Theme;
}

/** What a look or a surprise has replaced can be brought back (behaviour 6.24). */
function useOffers(value: Theme, setValue: (value: Theme) => void) {
  const [offer, setOffer] = useState<Offer | null>(null);
  const open = offer && isSame(offer.taken, value) ? offer : null;
  const take = (name: string, selected: readonly string[]) => {
    const taken = { selected: [...selected], customTheme: '' };
    if (isSame(taken, value)) return;
    setOffer({ name, taken, before: open?.before ?? value });
    setValue(taken);
  };
  const undo = () => {
    if (open) setValue(open.before);
    setOffer(null);
  };
  return { open, take, undo };
}

export function ThemeForm(props: ThemeFormProps) {
  const { value, setValue, words, goOn, partyType, picture } = props;
  const { open, take, undo } = useOffers(value, setValue);
  const look = findLook(value);
  const [last, setLast] = useState(look);
  if (look !== null && look !== last) setLast(look);
  const restored = useHydrated();
  const surprise = () =>
    take(surpriseName, pickSurprise(toThemeList(value), words.eventType, Math.random));
  return (
    <>
      <p className={joinClasses(patterns.muted, styles.keys)}>
        {say('Arrow keys walk through them; the large card follows.')}
      </p>
      <Covers
        key={String(restored)}
        words={words}
        chosen={look}
        onChoose={({ name, tags }) => take(name, tags)}
        onEnter={goOn}
      />
      <div className={styles.tiles}>
        {picture}
        <button type="button" className={styles.tile} onClick={surprise}>
          <DieIcon />
          {say('Surprise me')}
          <small>{say('press again for another')}</small>
        </button>
      </div>
      <Replaced open={open} onUndo={undo} />
      <MixYourOwn
        key={`mix-${String(restored)}`}
        {...{ value, setValue, partyType }}
        summary={summarize(value, look)}
        isOwn={look === null && toThemeList(value).length > 0}
        back={
          last && look !== last ? (
            <Button
              variant="quiet"
              className={styles.back}
              onClick={() => take(last.name, last.tags)}
            >
              {say('Back to {look}', { look: say(last.name) })}
            </Button>
          ) : null
        }
      />
    </>
  );
}

interface ReplacedProps {
  open: Offer | null;
  onUndo: () => void;
}

/** Says what a look or a surprise is made of, with the way back. */
function Replaced({ open, onUndo }: ReplacedProps) {
  return (
    <div className={joinClasses(patterns.bar, styles.offer)} data-open={open !== null}>
      <output className={patterns.small}>
        {open
          ? say('{look}: {tags}', {
              look: say(open.name),
              tags: open.taken.selected.map((tag) => say(tag)).join(', '),
            })
          : ''}
      </output>
      {open ? (
        <Button variant="quiet" onClick={onUndo}>
          {say('Undo')}
        </Button>
      ) : null}
    </div>
  );
}

function DieIcon() {
  return (
    <LineIcon>
      <rect x="2.5" y="2.5" width="13" height="13" rx="2" />
      <path d="M6 6v.01M12 6v.01M6 12v.01M12 12v.01" strokeLinecap="round" />
    </LineIcon>
  );
}
