import { Button } from '#app/ui/button.tsx';
import { copyText } from '#app/ui/copy-text.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

/** False without a share sheet. Closing the sheet counts as sharing. */
async function shareLink(title: string, url: string): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Copies the link if the device has no share sheet. */
export function ShareButton({ title, guestLink }: { title: string; guestLink: string }) {
  const showToast = useToast();
  const share = async () => {
    if (await shareLink(title, guestLink)) return;
    const copied = await copyText(guestLink);
    const text = copied ? 'Guest link copied.' : 'Please copy the link under ‘Guest Link’.';
    showToast({ text, tone: copied ? 'good' : 'neutral' });
  };
  return (
    <Button variant="primary" onClick={() => void share()}>
      Share
    </Button>
  );
}
