import { InvitationHero } from '#app/features/invitation/invitation-hero.tsx';
import { formatGuestTitle } from '#app/features/invitation/local/guest-title.ts';
import type { QrCode } from '#app/features/invitation/qr.server.ts';
import type { InviteeCounts } from '#app/features/invite/count-invitees.server.ts';
import type { GuestView } from '#app/features/invite/views.ts';
import { Art } from '#app/features/theme/art.tsx';
import type { FamilyName } from '#app/features/theme/claims.ts';
import type { Look } from '#app/features/theme/look.ts';
import { markLanguage } from '#app/platform/language/languages.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getDeskPicturePath, getLivePath, getOpenDeskPath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import { ShareMenu } from '../share-link.tsx';
import { Confetti } from './confetti.tsx';
import { Folds } from './folds.tsx';
import { InvitationMail, type Sending } from './invitation-mail.tsx';
import script from './live-layer.js?url&no-inline';

import styles from './live-layer.module.css';

export interface LiveLayerProps {
  view: GuestView;
  look: Look;
  /** Null on a quiet occasion: no seal, no confetti (behaviour 12.24). */
  celebration: Celebration | null;
  link: string;
  qr: QrCode;
  /** '' without a date. */
  date: string;
  counts: InviteeCounts;
  /** Null where no invitation can be sent by mail. */
  sending: Sending | null;
}

export interface Celebration {
  leading: FamilyName;
  /** A divider, whose middle is the motif of the seal. */
  motif: string;
}

/** Over the invitation, in the browser that has just saved it (behaviour 12.19). */
export function LiveLayer(layer: LiveLayerProps) {
  const { view, look, celebration, date, counts } = layer;
  const guests = say(
    '{count, plural, =0 {No guests on your list yet} one {# guest on your list} other {# guests on your list}}',
    { count: counts.guests },
  );
  const isStill = Boolean(layer.sending?.sent);
  return (
    <dialog
      id="live"
      {...markLanguage(getLanguage())}
      className={styles.layer}
      open
      aria-modal="true"
      aria-labelledby="live-title"
      data-still={isStill || undefined}
      {...sayOfScript()}
    >
      {celebration && !isStill ? <Confetti leading={celebration.leading} /> : null}
      <form id="live-hide" method="post" action={getLivePath(view.id)} className={styles.hide}>
        <Button type="submit" variant="quiet">
          {say('Hide this')}
        </Button>
      </form>
      <div className={styles.stage} aria-hidden="true">
        <Card view={view} look={look} />
        {celebration ? <Seal motif={celebration.motif} /> : null}
      </div>
      <div className={styles.said}>
        <h2 id="live-title" tabIndex={-1} autoFocus>
          {say('Your invitation is live')}
        </h2>
        <p>{[date, guests].filter(Boolean).join('\u00A0· ')}</p>
        <Actions {...layer} />
      </div>
      <script type="module" src={script} />
    </dialog>
  );
}

/** What the script says, which has no words of its own. */
const sayOfScript = () => ({
  'data-code-copied': say('Copied. Keep it somewhere safe.'),
  'data-code-selected': say('Couldn’t copy. The code is selected.'),
  'data-picture-done': say('Your picture is at the top of the invitation.'),
  'data-picture-failed': say('Your picture did not get through.'),
  'data-picture-elsewhere': say(
    'Your picture did not get through. Add it under “Edit theme” on the dashboard.',
  ),
});

/** The picture alone, narrow at every width. */
function Card({ view, look }: Pick<LiveLayerProps, 'view' | 'look'>) {
  const narrow = { ...look, art: { ...look.art, wide: '' } };
  return (
    <div className={styles.card}>
      <div className={styles.paper}>
        <InvitationHero
          view={{ ...view, picture: null }}
          look={narrow}
          greeting={null}
          titleAs="p"
        />
      </div>
    </div>
  );
}

function Seal({ motif }: Pick<Celebration, 'motif'>) {
  return (
    <div className={styles.seal}>
      <svg viewBox="0 0 100 100">
        <circle cx="50" cy="50" r="41" pathLength="16" />
        <circle cx="50" cy="50" r="33" />
      </svg>
      <Art svg={motif} className={styles.motif} />
    </div>
  );
}

function Actions(layer: LiveLayerProps) {
  const { view, link, qr, counts, sending } = layer;
  const title = formatGuestTitle(view);
  const isShareFirst = sending === null;
  const share = (
    <div className={isShareFirst ? styles.main : styles.share}>
      <ShareMenu
        {...{ title, link }}
        icon={
          <LineIcon>
            <path d="M9 11V2.5M6 5l3-3 3 3M5.5 7.5H4v8h10v-8h-1.5" />
          </LineIcon>
        }
      />
    </div>
  );
  return (
    <div className={styles.actions}>
      <p id="live-picture" className={styles.state} hidden>
        <output />
        <Button variant="quiet" data-url={getDeskPicturePath(view.id)}>
          {say('Try again')}
        </Button>
      </p>
      {sending ? <InvitationMail inviteId={view.id} counts={counts} {...sending} /> : null}
      <div data-link-row="" data-copied={say('Copied')} className={styles.row}>
        {isShareFirst ? share : null}
        <label htmlFor="live-link" className="visually-hidden">
          {say('Link for your guests')}
        </label>
        <input id="live-link" className={styles.link} value={link} readOnly />
        {isShareFirst ? null : share}
        <Button className={isShareFirst ? styles.wide : undefined} data-copy="">
          <LineIcon>
            <path d="M7.5 10.5a3 3 0 0 0 4.2 0l2.6-2.6a3 3 0 0 0-4.2-4.2l-1 1M10.5 7.5a3 3 0 0 0-4.2 0l-2.6 2.6a3 3 0 0 0 4.2 4.2l1-1" />
          </LineIcon>
          {say('Copy Link')}
        </Button>
        <output />
      </div>
      <form method="post" action={getOpenDeskPath(view.id)}>
        <Button type="submit">{say('See who’s coming')}</Button>
      </form>
      <Folds link={link} qr={qr} />
    </div>
  );
}
