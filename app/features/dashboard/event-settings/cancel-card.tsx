import { Form, useNavigation } from 'react-router';

import { getMessagesPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { TitledCard } from '#app/ui/cards/titled-card.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextArea } from '#app/ui/fields/field.tsx';
import { Notice } from '#app/ui/notice.tsx';

import { type SettingsReply, cancelMessageMax } from './settings-schema.ts';
import type { SettingsView } from './settings-view.server.ts';

import forms from '#app/ui/fields/forms.module.css';
import patterns from '#app/ui/patterns.module.css';

interface CancelCardProps {
  view: SettingsView;
  reply: SettingsReply | undefined;
}

export function CancelCard({ view, reply }: CancelCardProps) {
  const { id, cancellation, version, toTell } = view;
  const busy = useNavigation().state !== 'idle';
  const refused = reply?.ok === false && reply.field === 'message' ? reply : undefined;
  return (
    <TitledCard id="cancel" title={cancellation ? 'Canceled' : 'Cancel this event'}>
      {cancellation ? (
        <Notice>Your guests see that the event is canceled and can’t answer.</Notice>
      ) : (
        <p>Your guests’ page says so at once. You can take it back.</p>
      )}
      <Form method="post" className={joinClasses(patterns.stack4, forms.form)} preventScrollReset>
        <input type="hidden" name="version" value={version} />
        <TextArea
          key={cancellation?.message}
          name="message"
          label="Message to your guests"
          hint="Optional. Everybody with the link can read it."
          error={refused?.message}
          defaultValue={refused?.typed ?? cancellation?.message ?? ''}
          maxLength={cancelMessageMax}
        />
        {cancellation || toTell === 0 ? null : (
          <p>{`Then you can tell your guests by mail: ${countLabel(toTell, 'message')}. Nothing is sent before that.`}</p>
        )}
        <div className={patterns.bar}>
          <Button type="submit" name="intent" value="cancel" disabled={busy}>
            {cancellation ? 'Save message' : 'Cancel the event'}
          </Button>
          {cancellation ? (
            <Button type="submit" name="intent" value="reinstate" disabled={busy}>
              It takes place after all
            </Button>
          ) : null}
          {cancellation && toTell > 0 ? (
            <ButtonLink to={`${getMessagesPath(id)}?send=cancellation`}>
              {`Tell your guests by mail (${toTell.toLocaleString('en')})`}
            </ButtonLink>
          ) : null}
        </div>
      </Form>
    </TitledCard>
  );
}
