import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';

import { readyCovers, toReadyCover } from '#app/features/draft/brought-cover.ts';
import { applyCover, isOnlyCover, takeCoverOfAddress } from '#app/features/draft/cover.client.ts';
import { useStartAnewQuestion } from '#app/features/draft/leave-draft.tsx';
import {
  type KeptLine,
  keepLine,
  readKeptLine,
  subscribeToLine,
  takeLineOfAddress,
} from '#app/features/draft/line/kept-line.client.ts';
import { fillDraft } from '#app/features/draft/line/line-draft.ts';
import type { LineReader } from '#app/features/draft/line/line-reader.ts';
import type { Choices, LineReading } from '#app/features/draft/line/reading.ts';
import { type PartName, type StepValues, isFilled, partNames } from '#app/features/draft/parts.ts';
import { leaveDraft, readStep, updateStep } from '#app/features/draft/storage.client.ts';
import { findCover } from '#app/features/theme/covers.ts';

import { useLineReader } from './use-line-reader.ts';

const readSteps = () =>
  Object.fromEntries(partNames.map((name) => [name, readStep(name)])) as unknown as StepValues;

/**
 * Only what differs from `before`, so that a part that the host has changed by hand since stays. A line that is new
 * fills empty parts alone: the host may have filled others before its words had loaded.
 */
function fill(
  reader: LineReader,
  reading: LineReading,
  { before, isNew }: { before: LineReading | null; isNew: boolean },
): void {
  const steps = readSteps();
  const old = before ? fillDraft(steps, before, reader.grammar) : {};
  const filled = fillDraft(steps, reading, reader.grammar);
  const store = (name: PartName) => {
    const value = filled[name];
    if (isNew && isFilled(name, steps[name])) return;
    if (value === undefined || JSON.stringify(value) === JSON.stringify(old[name])) return;
    updateStep(name, () => value);
  };
  for (const name of partNames) store(name);
}

function useKeptLine(): KeptLine | null {
  return useSyncExternalStore(subscribeToLine, readKeptLine, () => null);
}

export interface LineState {
  text: string;
  /** Null while the words are being fetched. */
  reading: LineReading | null;
  failed: boolean;
  retry: () => void;
  editing: boolean;
  setEditing: (editing: boolean) => void;
  choose: (id: string, choice: Choices[string]) => void;
  change: (text: string) => void;
  cancel: () => void;
  dismiss: () => void;
}

/** Takes a line from the home page. An unfinished invitation is replaced only if the host says so. */
function useNewLine(begin: (line: KeptLine, isClear: boolean) => void): ReactNode {
  const { ask, dialog } = useStartAnewQuestion();
  const takeLine = useEffectEvent(async () => {
    const text = takeLineOfAddress();
    if (text === '') return;
    const pressed = takeCoverOfAddress();
    const cover = findCover(pressed.look, pressed.type) ? pressed : undefined;
    const isClear = isOnlyCover(readyCovers) || (await ask()) === 'clear';
    if (isClear) leaveDraft('clear');
    begin({ text, choices: {}, filled: false, cover }, isClear);
  });
  useEffect(() => {
    void takeLine();
  }, []);
  return dialog;
}

/** The line that fills the draft, until the host puts it away; null without one (behaviour 42.12). */
export function useLine(): { line: LineState | null; question: ReactNode } {
  const kept = useKeptLine();
  const [editing, setEditing] = useState(false);
  const [isAway, setAway] = useState(false);
  const question = useNewLine((line, isClear) => {
    keepLine(line);
    setEditing(!isClear);
  });
  const { reader, failed, retry } = useLineReader(kept !== null && !isAway);
  const reading = useMemo(
    () => (kept && reader ? reader.read(kept.text, kept.choices) : null),
    [kept, reader],
  );

  const change = ({ text, choices }: Pick<KeptLine, 'text' | 'choices'>, isNew = false) => {
    if (!reader) return;
    const keepsTheme = isNew && isFilled('theme', readStep('theme'));
    fill(reader, reader.read(text, choices), { before: kept?.filled ? reading : null, isNew });
    const cover = findCover(kept?.cover?.look ?? '', kept?.cover?.type ?? '');
    if (cover && !keepsTheme) applyCover(toReadyCover(cover), { keepsType: true });
    keepLine({ text, choices, filled: true });
  };
  const fillNew = useEffectEvent((line: KeptLine) => change(line, true));
  useEffect(() => {
    if (kept && !kept.filled && reader && !editing) fillNew(kept);
  }, [kept, reader, editing]);

  if (!kept || isAway) return { line: null, question };
  const { text, choices, filled } = kept;
  const choose = (id: string, choice: Choices[string]) =>
    change({ text, choices: { ...choices, [id]: choice } });
  const changeText = (typed: string) => {
    change({ text: typed, choices });
    setEditing(false);
  };
  return {
    line: {
      text,
      reading,
      failed,
      retry,
      editing,
      setEditing,
      choose,
      change: changeText,
      cancel: () => (filled ? setEditing(false) : keepLine(null)),
      dismiss: () => setAway(true),
    },
    question,
  };
}
