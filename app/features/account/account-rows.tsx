import * as addresses from '#app/platform/addresses.ts';
import { languages } from '#app/platform/language/languages.ts';
import { getLanguage, say, sayNumber } from '#app/platform/language/say.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { accountTitles } from './account-screens.tsx';
import type { AccountView } from './account-view.server.ts';

/** 'My phone', or how many there are; 'None'. */
function describeSome(names: readonly string[]): string {
  const [first = say('None¦passkeys')] = names;
  return names.length > 1 ? sayNumber(names.length) : first;
}

const toTime = (at: number | null) => (at === null ? '' : <LocalTime at={at} />);

const row = (key: keyof typeof accountTitles) => ({
  to: getAccountPath(key),
  label: say(accountTitles[key]),
});

function LogInRows({ view }: { view: AccountView }) {
  const { passkeys, linked, devices, passwords, hasPassword } = view;
  return (
    <RowGroup title={say('Logging in')}>
      {passwords ? (
        <Row
          {...row('password')}
          value={hasPassword ? toTime(view.passwordAt) : say('None¦password')}
        />
      ) : null}
      {passkeys === null ? null : <Row {...row('passkeys')} value={describeSome(passkeys)} />}
      {linked === null ? null : (
        <Row {...row('linked')} value={linked || say('None¦linked login')} />
      )}
      {passwords ? <Row {...row('recovery-code')} value={toTime(view.codeAt)} /> : null}
      <Row {...row('devices')} value={sayNumber(devices)} />
    </RowGroup>
  );
}

/** The account, as rows that say what is set (behaviour 32.14). */
export function AccountRows({ view }: { view: AccountView }) {
  const { name, username, mail, hasFeed, latest } = view;
  return (
    <>
      <SectionHead
        title={say('Account')}
        note={withElements(say('Your username is {username}.', { username: spot('username') }), {
          username: <strong>{username}</strong>,
        })}
      />
      <RowGroups>
        <RowGroup title={say('You')}>
          <Row {...row('name')} value={name} />
          <Row {...row('language')} value={languages[getLanguage()]} />
          <Row {...row('mail')} value={mail} />
        </RowGroup>
        <LogInRows view={view} />
        <RowGroup title={say('Your events')}>
          <Row
            {...row('calendar')}
            value={hasFeed ? say('On¦calendar feed') : say('Off¦calendar feed')}
          />
          <Row {...row('activity')} value={toTime(latest)} />
        </RowGroup>
        <RowGroup title={say('Your data')}>
          <Row
            to={addresses.accountExport}
            label={say('Download everything')}
            value="JSON"
            download
          />
          <Row to={addresses.accountDeletion} label={say('Delete the account')} isGrave />
        </RowGroup>
        {view.isAdmin ? (
          <RowGroup title={say('This site')}>
            <Row to={addresses.administration} label={say('Administration')} />
          </RowGroup>
        ) : null}
      </RowGroups>
    </>
  );
}
