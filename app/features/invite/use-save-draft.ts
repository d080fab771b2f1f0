import { useEffect, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';

import { toDraft } from '#app/features/draft/steps.ts';
import * as storage from '#app/features/draft/storage.client.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';

import { logInPath } from './links.ts';
import type { SaveReply } from './schema.ts';

/**
 * Saving the draft as /confirm does it (decisions §4): what is on screen is posted whole, one post at a
 * time. `signedIn` is what the page believes; when the server knows better, a reply was lost and the
 * way leads to the login, with the draft intact.
 */
export function useSaveDraft(here: string, signedIn: boolean) {
  const steps = useDraftSteps();
  const fetcher = useFetcher<SaveReply>();
  const navigate = useNavigate();
  const posting = useRef(false);
  const idle = fetcher.state === 'idle';
  const reply = idle ? fetcher.data : undefined;
  const lostSession = signedIn && reply?.ok === false && reply.signedOut === true;

  useEffect(() => {
    if (idle) posting.current = false;
  }, [idle]);

  useEffect(() => {
    if (lostSession) void navigate(logInPath(here));
  }, [lostSession, here, navigate]);

  const save = () => {
    if (posting.current) return;
    posting.current = true;
    const draft = JSON.stringify(toDraft(storage.draftId(), steps));
    void fetcher.submit(draft, { method: 'post', encType: 'application/json' });
  };

  return {
    save,
    draft: steps,
    saving: !idle || reply?.ok === true || lostSession,
    problem: reply?.ok === false && !lostSession ? reply : undefined,
  };
}
