import type { CSSProperties } from 'react';

import type { MailButton, MailPanelContent } from './content.ts';
import type { MailLook } from './mail-colors.ts';

/** 52 px high: 24 of text, 13 above and below, and the border. */
function toButton(
  kind: MailButton['kind'],
  { colors, bodyFont, radius }: MailLook,
  isLong: boolean,
): CSSProperties {
  const edge = kind === 'plain' ? 'transparent' : colors.border;
  const ground = { solid: colors.fill, outline: colors.card, plain: 'transparent' }[kind];
  return {
    display: 'block',
    // Without padding at the sides, two buttons fit a phone even without the style sheet.
    padding: '12px 0',
    border: `2px solid ${edge}`,
    borderRadius: Math.min(10, radius),
    backgroundColor: ground,
    color: { solid: colors.onFill, outline: colors.ink, plain: colors.accent }[kind],
    fontFamily: bodyFont,
    fontSize: isLong ? 15 : 16,
    fontWeight: 700,
    lineHeight: '24px',
    textAlign: 'center',
    textDecoration: 'none',
  };
}

const classes = { solid: 'solid', outline: 'outline', plain: 'accent' } as const;

/** The buttons are links: nothing in a message can send an answer. */
export function MailPanel({ panel, look }: { panel: MailPanelContent; look: MailLook }) {
  const { colors, headingFont, bodyFont, radius } = look;
  const { title, lead, choices, note } = panel;
  const small = { margin: '6px 0 0', fontFamily: bodyFont, fontSize: 14, lineHeight: '20px' };
  const face = { fontFamily: headingFont, fontSize: 19, lineHeight: '26px' };
  const heading = { margin: 0, color: colors.heading, ...face };
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width="100%"
      style={{ margin: '22px 0 0', borderCollapse: 'separate' }}
    >
      <tbody>
        <tr>
          <td
            className="panel"
            align="center"
            style={{ padding: '18px 14px', backgroundColor: colors.panel, borderRadius: radius }}
          >
            {title === '' ? null : (
              <h2 className="heading" style={heading}>
                {title}
              </h2>
            )}
            {lead === '' ? null : (
              <p className="muted" style={{ ...small, color: colors.muted }}>
                {lead}
              </p>
            )}
            <Choices {...{ choices, look }} hasMargin={title !== ''} />
            {note === '' ? null : (
              <p className="muted" style={{ ...small, margin: '12px 0 0', color: colors.muted }}>
                {note}
              </p>
            )}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

interface ChoicesProps {
  choices: readonly MailButton[];
  look: MailLook;
  hasMargin: boolean;
}

function Choices({ choices, look, hasMargin }: ChoicesProps) {
  const width = choices.length === 1 ? 260 : 400;
  // Two of them still stand on one line each in a phone.
  const isLong = choices.length > 1 && choices.some(({ words }) => words.length > 15);
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      width={width}
      align="center"
      style={{
        width: '100%',
        maxWidth: width,
        margin: hasMargin ? '14px auto 0' : '0 auto',
        tableLayout: 'fixed',
      }}
    >
      <tbody>
        <tr>
          {choices.map(({ words, href, kind }) => (
            <td key={words} style={{ padding: '0 3px' }}>
              <a className={classes[kind]} href={href} style={toButton(kind, look, isLong)}>
                {words}
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
