import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useNavigate } from 'react-router';

import { toDraft } from '#app/features/draft/rules.ts';
import * as storage from '#app/features/draft/storage.client.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import { logInPath } from '#app/platform/paths.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { takeSaveMark } from './save-mark.client.ts';

/** Saves at once when the host has come back from 'Log in and save' with this very draft (behaviour 12.21). */
function useMarkedSave(signedIn: boolean, save: () => void): void {
  const restored = useHydrated();
  const saveMarked = useEffectEvent(save);
  useEffect(() => {
    if (!restored) return;
    const marked = takeSaveMark();
    if (signedIn && marked !== null && marked === storage.getDraftId()) saveMarked();
  }, [restored, signedIn]);
}

/**
 * One request at a time (behaviour 12.2). If the server reports another state than `signedIn`, an earlier reply was
 * lost, and the host goes to the login with the draft intact.
 */
export function useSaveDraft(here: string, signedIn: boolean) {
  const steps = useDraftSteps();
  const fetcher = useFetcher<SaveReply>();
  const navigate = useNavigate();
  const posting = useRef(false);
  const idle = fetcher.state === 'idle';
  const reply = idle ? fetcher.data : undefined;
  const lostSession = signedIn && reply?.ok === false && reply.signedOut === true;

  // A fast reply may be rendered without the fetcher's earlier states. After a save the button stays off.
  useEffect(() => {
    if (idle) posting.current = reply?.ok === true;
  }, [idle, reply]);

  useEffect(() => {
    if (lostSession) void navigate(logInPath(here));
  }, [lostSession, here, navigate]);

  const save = () => {
    if (posting.current) return;
    posting.current = true;
    const draft = JSON.stringify(toDraft(storage.getDraftId(), steps));
    void fetcher.submit(draft, { method: 'post', encType: 'application/json' });
  };

  useMarkedSave(signedIn, save);

  return {
    save,
    draft: steps,
    saving: !idle || reply?.ok === true || lostSession,
    problem: reply?.ok === false && !lostSession ? reply : undefined,
  };
}
