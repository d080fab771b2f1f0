import * as addresses from '#app/platform/addresses.ts';
import { getAccountPath } from '#app/platform/paths.ts';
import { Row, RowGroup, RowGroups } from '#app/ui/cards/row-list.tsx';
import { LocalTime } from '#app/ui/local-time.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';

import { accountTitles } from './account-screens.tsx';
import type { AccountView } from './account-view.server.ts';

/** 'My phone', or how many there are; 'None'. */
function describeSome(names: readonly string[]): string {
  const [first = 'None'] = names;
  return names.length > 1 ? names.length.toLocaleString('en') : first;
}

const toTime = (at: number | null) => (at === null ? '' : <LocalTime at={at} />);

const row = (key: keyof typeof accountTitles) => ({
  to: getAccountPath(key),
  label: accountTitles[key],
});

/** The account, as rows that say what is set (behaviour 32.14). */
export function AccountRows({ view }: { view: AccountView }) {
  const { name, username, mail, passkeys, linked, devices, hasFeed, latest } = view;
  const { passwords, hasPassword } = view;
  return (
    <>
      <SectionHead
        title="Account"
        note={
          <>
            Your username is <strong>{username}</strong>.
          </>
        }
      />
      <RowGroups>
        <RowGroup title="You">
          <Row {...row('name')} value={name} />
          <Row {...row('mail')} value={mail} />
        </RowGroup>
        <RowGroup title="Logging in">
          {passwords ? (
            <Row {...row('password')} value={hasPassword ? toTime(view.passwordAt) : 'None'} />
          ) : null}
          {passkeys === null ? null : <Row {...row('passkeys')} value={describeSome(passkeys)} />}
          {linked === null ? null : <Row {...row('linked')} value={linked || 'None'} />}
          {passwords ? <Row {...row('recovery-code')} value={toTime(view.codeAt)} /> : null}
          <Row {...row('devices')} value={devices.toLocaleString('en')} />
        </RowGroup>
        <RowGroup title="Your events">
          <Row {...row('calendar')} value={hasFeed ? 'On' : 'Off'} />
          <Row {...row('activity')} value={toTime(latest)} />
        </RowGroup>
        <RowGroup title="Your data">
          <Row to={addresses.accountExport} label="Download everything" value="JSON" download />
          <Row to={addresses.accountDeletion} label="Delete the account" isGrave />
        </RowGroup>
        {view.isAdmin ? (
          <RowGroup title="This site">
            <Row to={addresses.administration} label="Administration" />
          </RowGroup>
        ) : null}
      </RowGroups>
    </>
  );
}
