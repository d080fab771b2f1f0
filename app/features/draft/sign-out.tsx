import { type SubmitEvent, useState } from 'react';

import * as addresses from '#app/platform/addresses.ts';
import { Button, type ButtonVariant } from '#app/ui/button.tsx';
import { forgetTexts } from '#app/ui/kept-text.ts';
import { setLeaving, useLeaving } from '#app/ui/leaving.ts';
import { Notice } from '#app/ui/notice.tsx';
import { unexpected } from '#app/ui/unavailable.ts';

import { type LeaveQuestion, useInviteesQuestion } from './leave-draft.tsx';
import { signOutFailed } from './messages.ts';
import type { DraftFate } from './storage.client.ts';

import patterns from '#app/ui/patterns.module.css';

/** Why it failed, or null. It is sent also when the page is left at once (behaviour 17.44). */
async function signOut(target: string): Promise<string | null> {
  try {
    const response = await fetch(addresses.logOut, {
      method: 'POST',
      body: new URLSearchParams({ redirect: target }),
      keepalive: true,
      redirect: 'manual',
    });
    return response.type === 'opaqueredirect' ? null : await response.text();
  } catch {
    return signOutFailed;
  }
}

/** The file has been loaded by the question. */
async function forgetDraft(fate: DraftFate): Promise<void> {
  if (fate !== 'keep') (await import('./storage.client.ts')).leaveDraft(fate);
}

/**
 * Deletes of the draft what `ask` says, and what was typed elsewhere, once the sign-out has succeeded (behaviour 17.41,
 * 18.38, 31.11). The target is a
 * document of its own.
 */
function useSignOut(target: string, ask: LeaveQuestion['ask']) {
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useLeaving();
  const press = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem(null);
    try {
      const fate = await ask();
      if (!fate) return;
      setLeaving(true);
      const failure = await signOut(target);
      if (failure === null) {
        forgetTexts();
        await forgetDraft(fate);
        window.location.assign(target);
      } else {
        setLeaving(false);
        setProblem(failure);
      }
    } catch {
      setProblem(unexpected);
    }
  };
  return { problem, leaving, press };
}

interface SignOutProps {
  target: string;
  variant?: ButtonVariant;
  children: string;
}

/** A plain form where no script runs. */
export function SignOutWith({
  target,
  variant = 'secondary',
  ask,
  children,
}: SignOutProps & Pick<LeaveQuestion, 'ask'>) {
  const { problem, leaving, press } = useSignOut(target, ask);
  return (
    <form
      method="post"
      action={addresses.logOut}
      onSubmit={(event) => void press(event)}
      className={patterns.stack3}
    >
      {problem === null ? null : <Notice tone="bad">{problem}</Notice>}
      <input type="hidden" name="redirect" value={target} />
      <Button type="submit" variant={variant} disabled={leaving}>
        {children}
      </Button>
    </form>
  );
}

const keep = async () => 'keep' as const;

/** Signs out and removes the draft's invitees from this browser, having asked if there are any (behaviour 17.41). */
export function SignOut({
  keepsDraft = false,
  ...button
}: SignOutProps & {
  /** On the way to saving the draft: its invitees then stay. */
  keepsDraft?: boolean;
}) {
  const { ask, dialog } = useInviteesQuestion();
  return (
    <>
      <SignOutWith ask={keepsDraft ? keep : ask} {...button} />
      {dialog}
    </>
  );
}
