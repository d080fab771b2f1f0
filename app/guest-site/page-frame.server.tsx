import { LRUCache } from 'lru-cache';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';

import { toCalendarEvent } from '#app/features/calendar/rules.ts';
import type { CalendarLink } from '#app/features/calendar/schema.ts';
import { listCalendarLinks } from '#app/features/calendar/web-links.ts';
import { openLine } from '#app/features/invitation/local/open-line.ts';
import { drawQr } from '#app/features/invitation/qr.server.ts';
import { findInviteSeason } from '#app/features/invite/rules.ts';
import type { Invite } from '#app/features/invite/schema.ts';
import { toGuestView } from '#app/features/invite/views.ts';
import { readContact } from '#app/features/rsvp/form/contact.ts';
import { type Season, findNextTurn, markSeason } from '#app/features/schedule/season.ts';
import { getDuskLook } from '#app/features/theme/dusk.ts';
import { chooseLetters } from '#app/features/theme/english.ts';
import type { ScriptFace } from '#app/features/theme/faces.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { GuestWords } from '#app/features/words/guest/guest-words.tsx';
import { InWords } from '#app/features/words/guest/in-words.tsx';
import type { RenderedPage } from '#app/plain-document.server.tsx';
import { BodyPart } from '#app/platform/gzip-parts.server.ts';
import { addLanguage } from '#app/platform/language/language-query.ts';
import { getCalendarFilePath, getGuestPath } from '#app/platform/paths.ts';

import { renderGuestDocument } from './document.server.tsx';
import { type GapName, Gap, GuestPage, gapPattern } from './guest-page.tsx';
import { AnswerLanguageSwitch, LanguageSwitch } from './language/language-switch.tsx';

interface Surroundings {
  words: GuestWords;
  calendar: readonly CalendarLink[] | null;
  lineFace: ScriptFace | null;
  /** The line above the title for a guest who is not known, or null. */
  opening: string | null;
}

interface Frame extends Surroundings {
  pieces: (BodyPart | GapName)[];
  styleSources: readonly string[];
}

/** Room for about fifty pages, each of an event in a language. Four times as much would cost a busy process 50 MB more. */
const maxBytes = 8 * 2 ** 20;

/** By the page's address and language, the version of its invitation, its season, and whether the event is over. */
const frames = new LRUCache<string, Frame>({
  maxSize: maxBytes,
  sizeCalculation: ({ pieces }) => pieces.reduce((sum, piece) => sum + sizeOf(piece), 1024),
});

/** Includes its compressed form. */
function sizeOf(piece: BodyPart | GapName): number {
  return typeof piece === 'string' ? 0 : 2 * piece.bytes.length;
}

/** `now` in epoch ms, by which the season is found. */
interface PageMoment {
  origin: string;
  /** For a host, who can change nothing there. */
  isPreview?: boolean;
  isOver: boolean;
  now: number;
}

/** Its host may not want a countdown (behaviour 44.4). */
function findShownSeason(invite: Invite, now: number): Season {
  const season = findInviteSeason(invite, now);
  const isHidden = season.kind === 'countdown' && !invite.answerSettings.countdown;
  return isHidden ? { kind: 'before' } : season;
}

/** Cached, because it is most of the page's bytes and of the rendering time. */
function frameOf(invite: Invite, moment: PageMoment): Frame {
  const { origin, isOver, now, isPreview = false } = moment;
  const { language } = invite;
  const link = origin + getGuestPath(invite.id);
  const season = findShownSeason(invite, now);
  const key = `${link} ${invite.version}.${invite.updatedAt} ${language} ${markSeason(season)}${isOver ? ' over' : ''}${isPreview ? ' preview' : ''}`;
  let frame = frames.get(key);
  if (!frame) {
    const view = toGuestView(invite);
    const look = (season.kind === 'after' ? getDuskLook : getLook)(view, listIdeaClaims);
    const isTranslated = invite.originalTitle !== undefined;
    const filePath = addLanguage(getCalendarFilePath(invite.id), isTranslated ? language : null);
    const event = toCalendarEvent(view, invite);
    const words = getGuestWords(language);
    const calendar = isOver ? null : listCalendarLinks(event, { link, filePath, words });
    const letters = chooseLetters(JSON.stringify(view), words.language);
    const content = (
      <GuestPage
        {...{ view, look, link, calendar, letters, season }}
        contact={readContact({ hostedBy: invite.hostedBy, settings: invite.answerSettings }, words)}
        thanks={invite.thanks}
        turn={findNextTurn({ ...invite, canceled: invite.cancellation !== null }, now)}
        qr={drawQr(link)}
        languages={isPreview ? null : drawSwitch(invite, season)}
        gap={Gap}
      />
    );
    const { html, styleSources } = renderGuestDocument({ language, look, letters, content });
    const pieces = html
      .split(gapPattern)
      .map((piece, at) => (at % 2 === 0 ? new BodyPart(piece) : (piece as GapName)));
    frame = {
      words,
      pieces,
      styleSources,
      calendar,
      lineFace: look.lineFace,
      opening: openLine(view, look, words),
    };
    frames.set(key, frame);
  }
  return frame;
}

/** A page that takes no answer has no form to send along. */
function drawSwitch({ id, cancellation }: Invite, season: Season): ReactNode {
  const takesAnswer = cancellation === null && season.kind !== 'after';
  return takesAnswer ? <AnswerLanguageSwitch /> : <LanguageSwitch action={getGuestPath(id)} />;
}

function drawPart(part: ReactNode, name: GapName, words: GuestWords): string {
  const spoken = <InWords words={words}>{part}</InWords>;
  return renderToString(spoken, { identifierPrefix: name });
}

export function fillPage(
  invite: Invite,
  moment: PageMoment,
  fill: (around: Surroundings) => Record<GapName, ReactNode>,
): RenderedPage {
  const { pieces, styleSources, ...around } = frameOf(invite, moment);
  const own = fill(around);
  const parts = pieces.map((piece) =>
    typeof piece === 'string' ? new BodyPart(drawPart(own[piece], piece, around.words)) : piece,
  );
  return { parts, styleSources };
}
