import { href } from 'react-router';

import { PostButton } from '#app/ui/post-button.tsx';

import { copyText } from './guest-link.tsx';

interface CreateNewEventProps {
  guestLink: string;
  /** Clears this browser's draft. */
  clearDraft: () => void;
}

/** Copies this event's guest link and clears the draft, then signs the host out. */
export function CreateNewEvent({ guestLink, clearDraft }: CreateNewEventProps) {
  const startOver = async () => {
    await copyText(guestLink);
    clearDraft();
  };
  return (
    <PostButton action={href('/logOut')} fields={{ redirect: href('/') }} before={startOver}>
      Create New Event
    </PostButton>
  );
}
