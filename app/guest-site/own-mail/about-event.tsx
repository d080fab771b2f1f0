import { usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

/** 'Garden party. You’ll get no more mail from here.' Of an event that is gone, the text alone. */
export function AboutEvent({ title, text }: { title: string; text: string }) {
  const { say } = usePageWords();
  if (title === '') return text;
  const all = say('eventAndText', { event: spot('event'), text: spot('text') });
  return withElements(all, { event: <bdi>{title}</bdi>, text });
}
