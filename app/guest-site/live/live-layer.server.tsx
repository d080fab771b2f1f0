import type { ReactNode } from 'react';

import type { Services } from '#app/context.ts';
import { listEntryStylesheets } from '#app/entry-files.server.ts';
import { findMailAddress } from '#app/features/host/mail-address.server.ts';
import { drawQr } from '#app/features/invitation/qr.server.ts';
import { countInvitees } from '#app/features/invite/count-invitees.server.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { findLayerMailing } from '#app/features/outreach/layer-press.server.ts';
import { findEnd } from '#app/features/outreach/mailing-problem.ts';
import { getDateFormat } from '#app/features/schedule/date-format.ts';
import { toUtcDate } from '#app/features/schedule/rules.ts';
import type { FamilyName } from '#app/features/theme/claims.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { chooseFamilies, families } from '#app/features/theme/ornaments/compose.ts';
import { drawPart } from '#app/features/theme/ornaments/family.ts';
import { createThemeTokens, isFestive } from '#app/features/theme/tokens.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import { InWords } from '#app/features/words/guest/in-words.tsx';
import { findHostWords } from '#app/host-words.server.ts';
import { readPartStyles } from '#app/inline-styles.server.ts';
import type { InlineStyle } from '#app/page.ts';
import type { RenderedPage } from '#app/plain-document.server.tsx';
import { chooseEncoding, encode } from '#app/platform/encodings.server.ts';
import { joinParts } from '#app/platform/gzip-parts.server.ts';
import { createId } from '#app/platform/ids.server.ts';
import { type Language, getLocale } from '#app/platform/language/languages.ts';
import { inWordsOf } from '#app/platform/language/say.server.ts';
import { getLanguage } from '#app/platform/language/say.ts';
import { getGuestPath } from '#app/platform/paths.ts';

import type { GuestContext } from '../guest-context.ts';
import { type Celebration, LiveLayer, type LiveLayerProps } from './live-layer.tsx';

let styles: InlineStyle | undefined;

function findStyles(): InlineStyle {
  return (styles ??= readPartStyles(listEntryStylesheets('app/guest-site/live/style-entry.ts')));
}

const yearMs = 330 * 24 * 60 * 60 * 1000;

/** 'Saturday, June 19', with the year only where it could be taken for another; '' without a date. */
export function formatNearDate(date: string, now: number): string {
  const utc = toUtcDate(date);
  if (!utc) return '';
  const isNear = Math.abs(utc.getTime() - now) < yearMs;
  return getDateFormat(getLocale(getLanguage()), {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isNear ? {} : { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(utc);
}

/** The middle of their divider shows too little to be recognized in a seal. */
const faint: ReadonlySet<FamilyName> = new Set(['homes', 'plain', 'sprig']);

/** Null on a quiet occasion. */
function celebrate(invite: Invite): Celebration | null {
  if (!isFestive(invite, listIdeaClaims)) return null;
  const tokens = createThemeTokens(invite, listIdeaClaims);
  const drawn = chooseFamilies(tokens);
  const motif = drawn.find((name) => !faint.has(name)) ?? tokens.sign ?? 'stars';
  return { leading: drawn[0], motif: drawPart(families[motif], 'divider', tokens) };
}

interface Saved {
  invite: Invite;
  /** The uid of the host who has saved it. */
  host: string;
}

async function loadLayer(
  { db, clock, mail, origin }: Services,
  { invite, host }: Saved,
): Promise<LiveLayerProps> {
  const view = toGuestView(invite);
  const link = origin + getGuestPath(invite.id);
  const counts = await countInvitees(db, invite.id);
  const maySend = mail.isOn && counts.byMail > 0 && findEnd(invite, clock()) === '';
  return {
    view,
    link,
    counts,
    look: getLook(view, listIdeaClaims),
    celebration: celebrate(invite),
    qr: drawQr(link),
    date: formatNearDate(invite.date, clock()),
    sending: maySend
      ? {
          sender: await findMailAddress(db, host),
          press: createId(),
          sent: await findLayerMailing(db, invite.id, clock()),
        }
      : null,
  };
}

/**
 * Sends the guest page with the live layer over it and the layer's styles, compressed in one piece and as thoroughly as
 * the page of all guests, so that the drawings that both show count once (behaviour 12.25). The layer is in the language of
 * the host.
 */
export async function sendLivePage(
  c: GuestContext,
  { headers, language, ...saved }: Saved & { headers: Headers; language: Language },
  draw: (above: ReactNode) => RenderedPage,
): Promise<Response> {
  const { css, hash } = findStyles();
  const spoken = await findHostWords(c.var.services, c.req.raw);
  const { parts, styleSources } = await inWordsOf(spoken, async () => {
    const layer = await loadLayer(c.var.services, saved);
    return draw(
      <>
        <style dangerouslySetInnerHTML={{ __html: css }} />
        <InWords words={getGuestWords(spoken.language)}>
          <LiveLayer {...layer} />
        </InWords>
      </>,
    );
  });
  c.var.request.policy = { styleSources: [...styleSources, hash] };
  const encoding = chooseEncoding(c.req.header('Accept-Encoding'));
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Language', language);
  headers.set('Cache-Control', 'no-store');
  headers.set('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding);
  return new Response(await encode(new Uint8Array(joinParts(parts)), encoding), { headers });
}
