import { say } from '#app/platform/language/say.ts';

import type { QrCode } from './qr.server.ts';

interface PersonalQrCodeProps {
  qr: QrCode;
  name: string;
  /** Of a code for something else than the personal link. */
  label?: string;
  className?: string | undefined;
}

/** Black on white in every look and on paper. */
export function PersonalQrCode(props: PersonalQrCodeProps) {
  const {
    qr,
    name,
    label = say('QR code of the personal link of {name}', { name }),
    className,
  } = props;
  const { size, path } = qr;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
