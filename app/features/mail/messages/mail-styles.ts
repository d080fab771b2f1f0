import type { CSSProperties } from 'react';

import type { MailLook } from './mail-colors.ts';
import type { LanguageLook } from './mail-fonts.ts';

export type Styles = ReturnType<typeof toStyles>;

const breaking = { overflowWrap: 'anywhere', wordBreak: 'break-word' } as const;

export function toStyles(look: LanguageLook) {
  return { ...toFrameStyles(look), ...toTextStyles(look), ...toFactStyles(look) };
}

function toBase({ bodyFont }: MailLook) {
  return { fontFamily: bodyFont, fontSize: 16, lineHeight: '24px', ...breaking };
}

function toFrameStyles({ colors, headingFont, radius }: MailLook) {
  return {
    body: { margin: 0, padding: 0, backgroundColor: colors.paper },
    paper: { backgroundColor: colors.paper },
    preheader: { display: 'none', maxHeight: 0, maxWidth: 0, overflow: 'hidden', opacity: 0 },
    card: {
      width: '100%',
      maxWidth: 600,
      // Long words break instead of widening the table.
      tableLayout: 'fixed',
      backgroundColor: colors.card,
      border: `1px solid ${colors.hair}`,
      borderRadius: radius,
      borderCollapse: 'separate',
      overflow: 'hidden',
    },
    picture: { padding: 0, backgroundColor: colors.panel },
    image: {
      display: 'block',
      width: '100%',
      height: 'auto',
      border: 0,
      backgroundColor: colors.panel,
      color: colors.heading,
      fontFamily: headingFont,
      fontSize: 20,
      fontWeight: 700,
      lineHeight: '48px',
      textAlign: 'center',
      ...breaking,
    },
    pad: { padding: '24px 20px 22px' },
  } as const satisfies Record<string, CSSProperties>;
}

function toTextStyles(look: LanguageLook) {
  const { colors, headingFont, isTall, isRtl } = look;
  const text = toBase(look);
  const edge = isRtl ? ({ textAlign: 'right' } as const) : {};
  return {
    heading: {
      margin: 0,
      color: colors.heading,
      fontFamily: headingFont,
      fontSize: 28,
      fontWeight: 400,
      ...edge,
      lineHeight: isTall ? '42px' : '34px',
      ...breaking,
    },
    title: {
      ...text,
      ...edge,
      margin: '6px 0 0',
      color: colors.ink,
      fontSize: 18,
      fontWeight: 700,
    },
    paragraph: { ...text, margin: '16px 0 0', color: colors.ink, whiteSpace: 'pre-line' },
    section: { ...text, margin: '22px 0 0', color: colors.ink, fontSize: 18, fontWeight: 700 },
    entry: { ...text, margin: '8px 0 0', color: colors.ink },
    link: { color: colors.accent, textDecoration: 'underline' },
    foot: {
      ...text,
      margin: '24px 0 0',
      color: colors.muted,
      fontSize: 13,
      lineHeight: '20px',
    },
    stop: { color: colors.muted, textDecoration: 'underline' },
  } as const satisfies Record<string, CSSProperties>;
}

function toFactStyles(look: LanguageLook) {
  const { colors, isRtl } = look;
  const text = toBase(look);
  return {
    label: {
      ...text,
      width: 84,
      padding: isRtl ? '0 0 12px 10px' : '0 10px 12px 0',
      color: colors.accent,
      fontSize: 14,
      fontWeight: 700,
      textAlign: isRtl ? 'right' : 'left',
      verticalAlign: 'top',
    },
    value: {
      ...text,
      padding: '0 0 12px',
      color: colors.ink,
      verticalAlign: 'top',
      // A place from the left stands beside its label.
      ...(isRtl && { textAlign: 'right' }),
    },
    before: { color: colors.muted, fontSize: 15 },
  } as const satisfies Record<string, CSSProperties>;
}
