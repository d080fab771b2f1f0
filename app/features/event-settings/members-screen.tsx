import { useRef } from 'react';
import { Form, Link, useNavigation } from 'react-router';

import { IsItYou, type Prover } from '#app/features/host/account-page/is-it-you.tsx';
import { roleNames } from '#app/features/invite/members/messages.ts';
import type { Member, OpenLink } from '#app/features/invite/members/schema.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { getLeavePath } from '#app/platform/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/cards/card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { CopyField } from '#app/ui/fields/copy-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { SettingsReply } from './settings-schema.ts';
import type { SettingOf } from './settings-view.server.ts';

import patterns from '#app/ui/patterns.module.css';

const inviteButtons = [
  { role: 'co-host', text: texts('Invite a co-host') },
  { role: 'door', text: texts('Invite for the door') },
] as const;

interface MembersScreenProps {
  view: SettingOf<'co-hosts'>;
  reply: SettingsReply | undefined;
}

/** Hosts and helpers, and the links to join (behaviour 38.2, 38.6). */
export function MembersScreen({ view, reply }: MembersScreenProps) {
  const { id: inviteId, isOwner, prover } = view;
  const { owner, members, links, mayLeave } = view.members;
  return (
    <Card>
      <p>
        {say(
          'Co-hosts can do all but delete the event or add co-hosts. Whoever helps at the door sees only ‘At the door’.',
        )}
      </p>
      <ul className={patterns.stack4}>
        {owner === null ? null : (
          <li>
            <p className={patterns.strong}>
              <bdi>{owner}</bdi>
            </p>
            <p className={patterns.small}>{say('Owner')}</p>
          </li>
        )}
        {members.map((member) => (
          <MemberRow key={member.id} member={member} isOwner={isOwner} />
        ))}
        {links.map((link) => (
          <LinkRow key={link.id} link={link} />
        ))}
      </ul>
      {reply?.ok && reply.done === 'invited' ? <NewLink key={reply.link} {...reply} /> : null}
      {isOwner ? <InviteForms {...{ prover, reply }} /> : null}
      {mayLeave ? (
        <p>
          <Link to={getLeavePath(inviteId)}>{say('Leave this event')}</Link>
        </p>
      ) : null}
    </Card>
  );
}

function MemberRow({ member, isOwner }: { member: Member; isOwner: boolean }) {
  const { id, name, username, role, joinedAt } = member;
  const said = { role: say(roleNames[role]), day: spot('day') };
  return (
    <li className={patterns.spread}>
      <div>
        <p className={patterns.strong}>
          <bdi>{name}</bdi>
        </p>
        <p className={patterns.small}>
          {withElements(
            name === username
              ? say('{role}, since {day}', said)
              : say('{role}, {username}, since {day}', { ...said, username }),
            { day: <LocalTime at={joinedAt} /> },
          )}
        </p>
      </div>
      {isOwner ? (
        <RowButton
          intent="remove-member"
          id={id}
          word={say('Remove')}
          name={say('Remove {name}', { name })}
        />
      ) : null}
    </li>
  );
}

function LinkRow({ link: { id, role, expiresAt } }: { link: OpenLink }) {
  const roleName = say(roleNames[role]);
  return (
    <li className={patterns.spread}>
      <div>
        <p className={patterns.strong}>{say('Unused link')}</p>
        <p className={patterns.small}>
          {withElements(say('{role}, until {day}', { role: roleName, day: spot('day') }), {
            day: <LocalTime at={expiresAt} />,
          })}
        </p>
      </div>
      <RowButton
        intent="revoke-link"
        id={id}
        word={say('Take back')}
        name={say('Take back the link: {role}', { role: roleName })}
      />
    </li>
  );
}

interface RowButtonProps {
  intent: 'remove-member' | 'revoke-link';
  id: string;
  word: string;
  /** Tells assistive technology what the press is about. */
  name: string;
}

function RowButton({ intent, id, word, name }: RowButtonProps) {
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" name="intent" value={intent} aria-label={name} disabled={busy}>
        {word}
      </Button>
    </Form>
  );
}

function NewLink({ link, role }: { link: string; role: 'co-host' | 'door' }) {
  return (
    <div className={patterns.stack4}>
      <Notice tone="good">
        {role === 'door'
          ? say(
              'The link is ready. Copy it now: it is shown only this once. The first who opens it and logs in can help at the door.',
            )
          : say(
              'The link is ready. Copy it now: it is shown only this once. The first who opens it and logs in can host this event with you.',
            )}
      </Notice>
      <CopyField
        label={role === 'door' ? say('Link for the door') : say('Link for a co-host')}
        value={link}
        copy={say('Copy link')}
        copied={say('Link copied.')}
      />
    </div>
  );
}

interface InviteFormsProps {
  prover: Prover;
  reply: SettingsReply | undefined;
}

/** Its two buttons are forms of their own: while one asks who it is, the other does not. */
function InviteForms({ prover, reply }: InviteFormsProps) {
  return (
    <div className={joinClasses(patterns.bar, patterns.apart)}>
      {inviteButtons.map((button) => (
        <InviteForm key={button.role} {...{ prover, reply, ...button }} />
      ))}
      <p className={patterns.small}>{say('A link for one person, good for seven days.')}</p>
    </div>
  );
}

type InviteFormProps = InviteFormsProps & (typeof inviteButtons)[number];

function InviteForm({ prover, reply, role, text }: InviteFormProps) {
  const busy = useNavigation().state !== 'idle';
  const sender = useRef<HTMLButtonElement>(null);
  const refused = reply?.ok === false && reply.typed === role ? reply : null;
  return (
    <Form method="post" preventScrollReset className={patterns.stack4}>
      <input type="hidden" name="intent" value="invite-member" />
      <IsItYou reply={refused} button={say(text)} {...{ prover, sender }} />
      <Button ref={sender} type="submit" name="role" value={role} disabled={busy}>
        {say(text)}
      </Button>
    </Form>
  );
}
