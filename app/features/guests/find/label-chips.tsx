import type { ReactNode } from 'react';

import { type LabelCount, labelLimits } from '#app/features/labels/labels.ts';
import {
  type Language,
  languages as names,
  markLanguage,
} from '#app/platform/language/languages.ts';
import { say, sayNumber } from '#app/platform/language/say.ts';
import { joinClasses } from '#app/ui/classes.ts';

import type { LanguageCount } from '../guest-languages.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-find.module.css';

interface BoxesProps<Value extends string> {
  name: 'label' | 'language';
  legend: string;
  counted: readonly { value: Value; count: number }[];
  chosen: readonly Value[];
  isFull?: boolean;
  draw: (value: Value) => ReactNode;
  onChosen: (chosen: Value[]) => void;
}

/** A chosen label or language that no guest has any more stays, so that it can be removed (behaviour 33.25). */
function Boxes<Value extends string>(props: BoxesProps<Value>) {
  const { name, legend, counted, chosen, isFull = false, draw, onChosen } = props;
  const known = new Set(counted.map(({ value }) => value));
  const left = chosen.filter((value) => !known.has(value)).map((value) => ({ value, count: 0 }));
  const all = [...counted, ...left];
  if (all.length === 0) return null;
  return (
    <fieldset className={styles.shows}>
      <legend className="visually-hidden">{legend}</legend>
      {all.map(({ value, count }) => {
        const isChosen = chosen.includes(value);
        return (
          <label key={value} className={joinClasses(patterns.pick, styles.show)} data-label>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() =>
                onChosen(isChosen ? chosen.filter((one) => one !== value) : [...chosen, value])
              }
            />
            {draw(value)} <span>{sayNumber(count)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

const drawLabel = (label: string) => <bdi>{label}</bdi>;

const drawLanguage = (language: Language) => (
  <bdi {...markLanguage(language)}>{names[language]}</bdi>
);

interface LabelChipsProps {
  labels: readonly LabelCount[];
  chosen: readonly string[];
  onLabels: (labels: readonly string[]) => void;
}

export function LabelChips({ labels, chosen, onLabels }: LabelChipsProps) {
  return (
    <Boxes
      name="label"
      legend={say('Labels')}
      counted={labels.map(({ label, count }) => ({ value: label, count }))}
      chosen={chosen}
      isFull={chosen.length >= labelLimits.search}
      draw={drawLabel}
      onChosen={onLabels}
    />
  );
}

interface LanguageChipsProps {
  languages: readonly LanguageCount[];
  chosen: readonly Language[];
  onLanguages: (languages: readonly Language[]) => void;
}

/** Of guests who read in several languages (behaviour 49.53). */
export function LanguageChips({ languages, chosen, onLanguages }: LanguageChipsProps) {
  return (
    <Boxes
      name="language"
      legend={say('Language')}
      counted={languages.map(({ language, count }) => ({ value: language, count }))}
      chosen={chosen}
      draw={drawLanguage}
      onChosen={onLanguages}
    />
  );
}
