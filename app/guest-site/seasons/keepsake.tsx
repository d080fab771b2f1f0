import { tellTimes } from '#app/features/invitation/local/guest-facts.ts';
import type { Thanks } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { readContact } from '#app/features/rsvp/form/contact.ts';
import type { GuestGroup, RsvpView, ShownProblem } from '#app/features/rsvp/schema.ts';
import { DateText } from '#app/features/schedule/local/date-text.tsx';
import { formatLocalDate } from '#app/features/schedule/local/local-times.ts';
import { TimeText } from '#app/features/schedule/time-text.tsx';
import { type GuestWords, usePageWords } from '#app/features/words/guest/guest-words.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import styles from './keepsake.module.css';

/** When and where it was, in two lines. */
export function KeepsakeFacts({ view }: { view: GuestView }) {
  const words = usePageWords();
  const [date, times] = [formatLocalDate(view.date, words.language), tellTimes(view, words)];
  return (
    <div id="facts" className={styles.facts}>
      <p>
        <DateText>{date}</DateText>
        {times === '' ? null : (
          <>
            {' · '}
            <span className={styles.times}>
              <TimeText>{times}</TimeText>
            </span>
          </>
        )}
      </p>
      {view.location === '' ? null : <p dir="auto">{view.location}</p>}
    </div>
  );
}

/** The host's words and the album; nothing is invented where there are none (behaviour 44.6). */
export function ThanksNote({ thanks, hostedBy }: { thanks: Thanks; hostedBy: string }) {
  const { words, album } = thanks;
  const { say } = usePageWords();
  const host = URL.parse(album)?.host;
  if (words === '' && host === undefined) return null;
  return (
    <div className={styles.thanks}>
      {words === '' ? null : (
        <figure className={styles.words}>
          <blockquote dir="auto">
            {withElements(say('quoted', { text: spot('text') }), { text: words })}
          </blockquote>
          {hostedBy === '' ? null : (
            <figcaption>
              <bdi>{hostedBy}</bdi>
            </figcaption>
          )}
        </figure>
      )}
      {host === undefined ? null : (
        <p className={styles.album}>
          <a href={album} target="_blank" rel="noopener noreferrer" className={styles.photos}>
            {say('seePhotos')}
          </a>
          <span>{say('opensSite', { site: host })}</span>
        </p>
      )}
    </div>
  );
}

interface KeepsakeProps {
  rsvp: RsvpView;
  problem?: ShownProblem | undefined;
}

/** Who was there, in place of the question (behaviour 44.3, 44.6). */
export function Keepsake({ rsvp, problem }: KeepsakeProps) {
  const { figure, guests, reply } = rsvp;
  const yes = guests.find(({ answer }) => answer === 'yes');
  const words = usePageWords();
  const { href, label } = readContact(rsvp, words);
  const heading = figure === null ? '' : describeFigure(figure, words);
  return (
    <section id="rsvp" className={styles.keepsake} aria-label={words.say('whoWasThere')}>
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      {heading === '' ? null : <h2>{heading}</h2>}
      {yes && yes.firstNames.length > 0 ? <p>{listPeople(yes, words)}</p> : null}
      {reply !== null && yes && yes.firstNames.length > 0 ? (
        <form method="post">
          <button
            type="submit"
            name="hidden"
            value={reply.hidden ? 0 : 1}
            aria-pressed={reply.hidden}
            className={styles.quiet}
          >
            {words.say('hideNameFromOthers')}
          </button>
        </form>
      ) : null}
      <div className={styles.actions}>
        <button type="button" data-print="" className={styles.action} hidden>
          {words.say('print')}
        </button>
        {href === '' ? null : (
          <a href={href} className={styles.action}>
            {label}
          </a>
        )}
      </div>
    </section>
  );
}

/** 'Ana, Ben and 3 more'. */
function listPeople({ firstNames, count }: GuestGroup, { say }: GuestWords): string {
  const more = count - firstNames.length;
  const others = more > 0 ? [say('keepsakeMore', { count: more })] : [];
  return say('listed', { items: [...firstNames, ...others] });
}

function describeFigure(
  { people, here }: { people: number; here: number },
  { say }: GuestWords,
): string {
  if (here > 0) return say('ofUsWereThere', { count: here });
  return people === 0 ? '' : say('peopleSaidYes', { count: people });
}
