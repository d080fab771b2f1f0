import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { copyText, shareLink } from '#app/ui/copy-text.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

interface ShareButtonProps {
  title: string;
  guestLink: string;
  /** Within a sentence. */
  isLink?: boolean;
}

/** Copies the link if the device has no share sheet. */
export function ShareButton({ title, guestLink, isLink = false }: ShareButtonProps) {
  const showToast = useToast();
  const share = async () => {
    if (await shareLink(title, guestLink)) return;
    const copied = await copyText(guestLink);
    const text = copied
      ? say('Guest link copied.')
      : say('Please copy the link under ‘Guest Link’.');
    showToast({ text, tone: copied ? 'good' : 'neutral' });
  };
  return (
    <Button variant={isLink ? 'quiet' : 'secondary'} onClick={() => void share()}>
      {say('Share')}
    </Button>
  );
}
