import { useEffect, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';

import { type EditablePart, storedText } from './rules.ts';
import type { EditReply } from './schema.ts';
import type { HostView } from './views.ts';

export interface InlineEdit {
  /** The one part whose editor is open (spec §4). */
  mode: EditablePart | 'none';
  /** The open editor's text. */
  text: string;
  setText: (text: string) => void;
  open: (part: EditablePart) => void;
  /** Closes the editor; the stored value stands. */
  cancel: () => void;
  save: () => void;
  saving: boolean;
  problem: Extract<EditReply, { ok: false }> | undefined;
}

/** What stands in an editor, and the version of the invitation that it was begun from. */
interface PartDraft {
  text: string;
  version: number;
}

export function editButtonId(part: EditablePart): string {
  return `edit-${part}`;
}

/**
 * Editing a stored invitation in place, one part at a time. What was typed is kept until it is saved or
 * cancelled, whatever arrives meanwhile: the stored text and its version are those of the editor's opening.
 */
export function useInlineEdit(view: HostView): InlineEdit {
  const [chosen, setChosen] = useState<EditablePart | 'none'>('none');
  const [drafts, setDrafts] = useState<Partial<Record<EditablePart, PartDraft>>>({});
  const fetcher = useFetcher<EditReply>();
  const revalidator = useRevalidator();
  const idle = fetcher.state === 'idle';
  const reply = idle ? fetcher.data : undefined;
  const saved = reply?.ok === true;
  const stored = reply?.ok === false ? reply.stored : undefined;
  const mode = saved ? 'none' : chosen;
  useFocusBack(mode);

  const forgetText = () => {
    if (chosen !== 'none') setDrafts(({ [chosen]: _draft, ...others }) => others);
  };
  const readNow = (part: EditablePart): PartDraft => {
    return { text: storedText(view, part), version: view.version };
  };
  const draft = mode === 'none' ? null : (drafts[mode] ?? readNow(mode));
  return {
    mode,
    text: draft?.text ?? '',
    setText: (text) => {
      if (draft) setDrafts((all) => ({ ...all, [chosen]: { ...draft, text } }));
    },
    open: (part) => {
      if (saved) forgetText();
      fetcher.reset();
      setChosen(part);
      setDrafts((all) => ({ [part]: readNow(part), ...all }));
    },
    cancel: () => {
      forgetText();
      fetcher.reset();
      setChosen('none');
      if (stored) void revalidator.revalidate();
    },
    save: () => {
      if (!idle || mode === 'none' || !draft) return;
      const edit = { part: mode, version: stored?.version ?? draft.version, value: draft.text };
      // The second press of a double click finds the button that cannot be pressed.
      const atOnce = { flushSync: true };
      void fetcher.submit(edit, { method: 'post', encType: 'application/json', ...atOnce });
    },
    saving: !idle,
    problem: reply?.ok === false ? reply : undefined,
  };
}

/** As an editor closes, the button that opened it has the focus again. */
function useFocusBack(mode: InlineEdit['mode']): void {
  const previous = useRef(mode);
  useEffect(() => {
    if (mode === 'none' && previous.current !== 'none') {
      document.getElementById(editButtonId(previous.current))?.focus();
    }
    previous.current = mode;
  }, [mode]);
}
