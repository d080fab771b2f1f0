import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';

import { say, texts } from '#app/platform/language/say.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import type { HostView } from '../views.ts';
import { readPartText } from './read-text.ts';
import type { Edit, EditReply, EditablePart } from './schema.ts';

export interface InlineEdit {
  /** The one part whose editor is open (behaviour 18.24). */
  mode: EditablePart | 'none';
  text: string;
  setText: (text: string) => void;
  open: (part: EditablePart) => void;
  cancel: () => void;
  save: () => void;
  saving: boolean;
  problem: Extract<EditReply, { ok: false }> | undefined;
}

/** `version` is the one of the invitation that the text is based on. */
interface PartDraft {
  text: string;
  version: number;
}

export function editButtonId(part: EditablePart): string {
  return `edit-${part}`;
}

/** Edits one part at a time. New data does not change an open editor, which keeps its text and version. */
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
  useSavedToast(fetcher.data, chosen);

  const forgetText = () => {
    if (chosen !== 'none') setDrafts(({ [chosen]: _draft, ...others }) => others);
  };
  const readNow = (part: EditablePart): PartDraft => {
    return { text: readPartText(view, part), version: view.version };
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
      const version = stored?.version ?? draft.version;
      const edit = { intent: 'edit', part: mode, version, value: draft.text } satisfies Edit;
      // `flushSync` disables the button before the second click of a double click.
      const atOnce = { flushSync: true };
      void fetcher.submit(edit, { method: 'post', encType: 'application/json', ...atOnce });
    },
    saving: !idle,
    problem: reply?.ok === false ? reply : undefined,
  };
}

const savedTexts: Record<EditablePart, string> = texts({
  eventName: 'Title saved.',
  location: 'Location saved.',
  message: 'Message saved.',
  hostedBy: 'Hosts saved.',
});

function useSavedToast(reply: EditReply | undefined, part: EditablePart | 'none'): void {
  const showToast = useToast();
  const confirm = useEffectEvent(() => {
    if (part !== 'none') showToast({ text: say(savedTexts[part]), tone: 'good' });
  });
  useEffect(() => {
    if (reply?.ok) confirm();
  }, [reply]);
}

/** Focuses the button that opened the editor when it closes. */
function useFocusBack(mode: InlineEdit['mode']): void {
  const previous = useRef(mode);
  useEffect(() => {
    if (mode === 'none' && previous.current !== 'none') {
      document.getElementById(editButtonId(previous.current))?.focus();
    }
    previous.current = mode;
  }, [mode]);
}
