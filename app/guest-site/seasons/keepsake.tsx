import { formatTimes } from '#app/features/invitation/facts.ts';
import type { Thanks } from '#app/features/invite/schema.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { readContact } from '#app/features/rsvp/form/contact.ts';
import type { FormProblem, RsvpView } from '#app/features/rsvp/schema.ts';
import { formatDate } from '#app/features/schedule/rules.ts';
import { DateText, TimeText } from '#app/features/schedule/time-text.tsx';
import { listNames } from '#app/platform/person-names.ts';
import { Notice } from '#app/ui/notice.tsx';

import styles from './keepsake.module.css';

/** When and where it was, in two lines. */
export function KeepsakeFacts({ view }: { view: GuestView }) {
  const [date, times] = [formatDate(view.date), formatTimes(view, ' - ')];
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
  const host = URL.parse(album)?.host;
  if (words === '' && host === undefined) return null;
  return (
    <div className={styles.thanks}>
      {words === '' ? null : (
        <figure className={styles.words}>
          <blockquote dir="auto">{`“${words}”`}</blockquote>
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
            See the photos
          </a>
          <span>{`Opens ${host}`}</span>
        </p>
      )}
    </div>
  );
}

interface KeepsakeProps {
  rsvp: RsvpView;
  problem?: FormProblem | undefined;
}

/** Who was there, in place of the question (behaviour 44.3, 44.6). */
export function Keepsake({ rsvp, problem }: KeepsakeProps) {
  const { figure, guests, reply } = rsvp;
  const yes = guests.find(({ answer }) => answer === 'yes');
  const { href, label } = readContact(rsvp);
  const words = figure === null ? '' : describeFigure(figure);
  const more = (yes?.count ?? 0) - (yes?.firstNames.length ?? 0);
  return (
    <section id="rsvp" className={styles.keepsake} aria-label="Who was there">
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      {words === '' ? null : <h2>{words}</h2>}
      {yes && yes.firstNames.length > 0 ? (
        <p dir="auto">
          {listNames(more > 0 ? [...yes.firstNames, `${more} more`] : yes.firstNames)}
        </p>
      ) : null}
      {reply !== null && yes && yes.firstNames.length > 0 ? (
        <form method="post">
          <button
            type="submit"
            name="hidden"
            value={reply.hidden ? 0 : 1}
            aria-pressed={reply.hidden}
            className={styles.quiet}
          >
            Hide my name from other guests
          </button>
        </form>
      ) : null}
      <div className={styles.actions}>
        <button type="button" data-print="" className={styles.action} hidden>
          Print
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

function describeFigure({ people, here }: { people: number; here: number }): string {
  if (here > 0) return here === 1 ? '1 of us was there' : `${here} of us were there`;
  return people === 0 ? '' : `${people} said yes`;
}
