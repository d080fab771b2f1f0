import type { QrCode } from '#app/features/invitation/qr.server.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { LineIcon } from '#app/ui/icons/line-icon.tsx';

import { QrCodeImage } from '../qr-code.tsx';

import styles from './folds.module.css';
import layer from './live-layer.module.css';

/** Link and QR code, and a new account's recovery code, which the script shows where this tab has one. */
export function Folds({ link, qr }: { link: string; qr: QrCode }) {
  return (
    <div className={styles.folds}>
      <details id="live-qr" open>
        <summary>
          <LineIcon>
            <path d="M3 3h4v4H3zM11 3h4v4h-4zM3 11h4v4H3zM11 11h1.5v1.5M15 11v4h-4" />
          </LineIcon>
          {say('Show the QR code')}
        </summary>
        <div className={styles.code}>
          <div data-link-row="">
            <input
              className={layer.link}
              value={link}
              readOnly
              aria-label={say('Link for your guests')}
            />
          </div>
          <QrCodeImage qr={qr} />
          <p>{say('Or let them scan this code.')}</p>
        </div>
      </details>
      <details id="live-code" hidden>
        <summary>
          <LineIcon>
            <path d="M9 9l6-6M12.5 5.5l2 2M9.5 11.5a3 3 0 1 1-6 0 3 3 0 0 1 6 0z" />
          </LineIcon>
          {say('Your recovery code')}
        </summary>
        <p>
          {say('If you ever forget your password. It is shown only here; Account makes a new one.')}
        </p>
        <p className={styles.secret}>
          <code />
          <Button>{say('Copy')}</Button>
        </p>
        <output />
      </details>
    </div>
  );
}
