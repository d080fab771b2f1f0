import { useEffect, useEffectEvent, useRef } from 'react';
import { useFetcher, useLocation, useNavigate } from 'react-router';

import { toDraft } from '#app/features/draft/rules.ts';
import * as storage from '#app/features/draft/storage.client.ts';
import { useDraftSteps } from '#app/features/draft/use-draft.ts';
import type { SaveReply } from '#app/features/invite/schema.ts';
import * as addresses from '#app/platform/addresses.ts';
import { logInPath } from '#app/platform/paths.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

import { markSave, takeSaveMark } from './save-mark.client.ts';

/** Pressed on the review, for the address that saves. In this page alone, so that neither a reload nor Back saves again. */
let isAsked = false;

/** Saves at once when the host has come from the review (behaviour 11.4). */
function useAskedSave(here: string, save: () => void): void {
  const restored = useHydrated();
  const saveAsked = useEffectEvent(save);
  useEffect(() => {
    if (!restored || here !== addresses.confirm || !isAsked) return;
    isAsked = false;
    saveAsked();
  }, [restored, here]);
}

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
export function useSaveDraft(signedIn: boolean) {
  const steps = useDraftSteps();
  const fetcher = useFetcher<SaveReply>();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const posting = useRef(false);
  const idle = fetcher.state === 'idle';
  const reply = idle ? fetcher.data : undefined;
  /** Without a sign-in, or after a lost reply, which has signed the host out. */
  const signedOut = reply?.ok === false && reply.signedOut === true;

  // A fast reply may be rendered without the fetcher's earlier states. After a save the button stays off.
  useEffect(() => {
    if (idle) posting.current = reply?.ok === true;
  }, [idle, reply]);

  useEffect(() => {
    if (!signedOut) return;
    markSave(storage.getDraftId());
    void navigate(logInPath(addresses.confirm));
  }, [signedOut, navigate]);

  const save = () => {
    if (posting.current) return;
    posting.current = true;
    const draft = JSON.stringify(toDraft(storage.getDraftId(), steps));
    void fetcher.submit(draft, { method: 'post', encType: 'application/json' });
  };

  const goOnAndSave = () => {
    isAsked = true;
    void navigate(addresses.confirm);
  };

  useMarkedSave(signedIn, save);
  useAskedSave(pathname, save);

  return {
    /** Leads to the address that saves, unless it is this one. */
    save: pathname === addresses.confirm ? save : goOnAndSave,
    draft: steps,
    saving: !idle || reply?.ok === true || signedOut,
    problem: reply?.ok === false && !signedOut ? reply : undefined,
  };
}
