import { useId } from 'react';

import { PersonalQrCode } from '#app/features/invitation/personal-qr-code.tsx';
import { say, texts } from '#app/platform/language/say.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { PhoneGuest } from '../schema.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './codes.module.css';

const kinds = ['whatsapp', 'sms', 'link'] as const;

const labels = texts({ whatsapp: 'WhatsApp', sms: 'SMS', link: 'Just the link' });

const codeNames = texts({
  whatsapp: 'QR code that opens the message in WhatsApp: {name}',
  sms: 'QR code that opens the message as an SMS: {name}',
  link: 'QR code that opens the invitation: {name}',
});

function Choice() {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{say('What the code opens')}</legend>
      {kinds.map((kind) => (
        <label key={kind}>
          <input type="radio" name="code" value={kind} defaultChecked={kind === 'whatsapp'} />
          {say(labels[kind])}
        </label>
      ))}
    </fieldset>
  );
}

/** Codes to scan from the screen: the ready message, or the guest's own link (behaviour 48.8). */
export function Codes({ guest }: { guest: PhoneGuest }) {
  const { id, firstName, name, phone, codes } = guest;
  const titleId = useId();
  const spots = { name: spot('name'), link: spot('link') };
  const elements = { name: <bdi>{firstName}</bdi>, link: <strong>{say(labels.link)}</strong> };
  return (
    <section className={styles.codes} aria-labelledby={titleId}>
      <h3 id={titleId}>{say('Send it from your own phone')}</h3>
      <p className={patterns.muted}>
        {withElements(
          phone === ''
            ? say('Scan: the message opens on your phone. You pick {name} there.', spots)
            : say(
                'Scan: the message opens on your phone, addressed to {name}. You only press send.',
                spots,
              ),
          elements,
        )}
      </p>
      <Choice />
      {kinds.map((kind) => {
        const code = codes[kind];
        return (
          <div key={`${id} ${kind}`} className={styles.code} data-kind={kind}>
            {code ? (
              <PersonalQrCode qr={code} name={name} label={say(codeNames[kind], { name })} />
            ) : (
              <p>
                {say(
                  'This message is too long for a code. Use Just the link, or shorten the words.',
                )}
              </p>
            )}
          </div>
        );
      })}
      <p className={patterns.muted}>
        {withElements(
          say(
            '{link} shows the code of {name} alone, to scan from your screen when you meet.',
            spots,
          ),
          elements,
        )}
      </p>
    </section>
  );
}
