import type { QrCode } from './qr.server.ts';

interface PersonalQrCodeProps {
  qr: QrCode;
  name: string;
  className?: string | undefined;
}

/** Black on white in every look and on paper. */
export function PersonalQrCode({ qr: { size, path }, name, className }: PersonalQrCodeProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={`QR code of the personal link of ${name}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
