import { say, texts } from '#app/platform/language/say.ts';
import { Card } from '#app/ui/cards/card.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';

import { sayDevice } from '../account/device-names.ts';
import type { HostEvent } from '../security-events.server.ts';

import patterns from '#app/ui/patterns.module.css';

const words: Readonly<Record<string, string>> = texts({
  'logged in': 'Logged in',
  'log-in refused': 'A failed log-in',
  'account created': 'Account created',
  'sign-up refused': 'Somebody tried to take your username',
  'recovery code used': 'Password set with the recovery code',
  'recovery code refused': 'Somebody tried a wrong recovery code',
  'recovery code made': 'New recovery code created',
  'recovery code change refused': 'New recovery code refused: wrong password or passkey',
  'password changed': 'Password changed',
  'password change refused': 'Password not changed: wrong password or passkey',
  'logged in with a passkey': 'Logged in with a passkey',
  'logged in with the provider': 'Logged in with the linked log-in',
  'provider linked': 'Log-in linked',
  'provider unlinked': 'Log-in unlinked',
  'provider change refused': 'Linked log-in not changed: wrong password or passkey',
  'logged in after a save': 'Logged in from the page of a new invitation',
  'passkey refused': 'A failed log-in with one of your passkeys',
  'passkey added': 'Passkey added',
  'passkey removed': 'Passkey removed',
  'passkey change refused': 'Passkeys not changed: wrong password or passkey',
  'password reset by mail': 'Password set with a link from a mail',
  'mail address changed': 'Mail address changed',
  'mail address change refused': 'Mail address not changed: wrong password or passkey',
  'session ended': 'A device was signed out',
  'other sessions ended': 'All other devices were signed out',
  'sign-out of others refused': 'Other devices not signed out: wrong password or passkey',
  'account deletion refused': 'Account not deleted: wrong password or passkey',
  'calendar address refused': 'No new calendar address: wrong password or passkey',
  'co-host link refused': 'No link for a co-host: wrong password or passkey',
  'mail address confirmed': 'Mail address confirmed',
  'signed out': 'Signed out',
  'calendar address made': 'New calendar address created',
  'administrator appointed': 'You became an administrator',
  'administrator dismissed': 'You are no administrator any more',
  'account locked': 'Account locked by an administrator',
  'account unlocked': 'Account unlocked by an administrator',
  'password set by link': 'Password set with a link from whoever runs this site',
  'password link made': 'A link to set your password was made for you',
  'registration link made': 'Registration link created',
  'registration link withdrawn': 'Registration link withdrawn',
  'administration refused': 'Administration refused: wrong password or passkey',
  'account exported': 'Everything downloaded',
});

export function RecentActivityCard({ events }: { events: readonly HostEvent[] }) {
  return (
    <Card>
      {events.length === 0 ? <p>{say('Nothing yet.')}</p> : null}
      <ol className={patterns.stack4}>
        {events.map(({ id, event, device, at }) => (
          <li key={id}>
            <p>{say(words[event] ?? event)}</p>
            <p className={patterns.small}>
              <LocalTime at={at} />
              {device ? `, ${sayDevice(device)}` : null}
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
}
