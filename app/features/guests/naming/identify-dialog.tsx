import type { FormEvent } from 'react';

import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useTypedOver } from '#app/ui/fields/use-typed-over.ts';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { LocalTime } from '#app/ui/text/local-time.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { sayAnswer } from '../answer-words.ts';
import type { BulkActions } from '../bulk/use-bulk-actions.ts';
import type { GuestRow } from '../guest-row.ts';
import { useCandidates } from './use-candidates.ts';
import { type Identify, useIdentify } from './use-identify.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './identify-dialog.module.css';

interface IdentifyDialogProps {
  inviteId: string;
  row: GuestRow;
  bulk: BulkActions;
  onClose: () => void;
}

/** Names a guest of the open link, or assigns the answer to an invitee (behaviour 19.14). */
export function IdentifyDialog({ inviteId, row, bulk, onClose }: IdentifyDialogProps) {
  const {
    text: name,
    seen,
    type,
    see,
  } = useTypedOver(row.namelessSince === undefined ? row.name : '');
  const candidates = useCandidates(inviteId, name);
  const { busy, problem, identify } = useIdentify(onClose, see);
  const remove = () => {
    bulk.removing.remove({ guests: { ids: [row.id] }, rows: { invited: 0, open: 1 }, answered: 1 });
    onClose();
  };
  const saveName = (event: FormEvent) => {
    event.preventDefault();
    const done = say('Saved the name {name}.', { name: name.trim() });
    identify({ intent: 'name', answerId: row.id, name, seen }, done);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={say('Who is this?')}
      actions={
        <>
          <Button variant="quiet" disabled={busy || bulk.busy} onClick={remove}>
            {say('Remove answer')}
          </Button>
          <DialogClose>{say('Cancel')}</DialogClose>
        </>
      }
    >
      <Given row={row} />
      <form className={patterns.short} onSubmit={saveName}>
        <TextField
          label={say('Name')}
          value={name}
          maxLength={guestNameMax}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={busy}>
          {say('Save name')}
        </Button>
      </form>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Candidates answerId={row.id} {...{ candidates, busy, identify }} />
    </Dialog>
  );
}

function Given({ row: { label, namelessSince } }: { row: GuestRow }) {
  const answer = sayAnswer(label);
  if (namelessSince === undefined) return <p>{answer}</p>;
  return (
    <p>
      {withElements(say('{answer}, answered {time}', { answer, time: spot('time') }), {
        time: <LocalTime at={namelessSince} />,
      })}
    </p>
  );
}

interface CandidatesProps {
  answerId: string;
  candidates: readonly GuestRow[];
  busy: boolean;
  identify: Identify;
}

function Candidates({ answerId, candidates, busy, identify }: CandidatesProps) {
  if (candidates.length === 0) return null;
  return (
    <>
      <h3>{say('Or somebody you invited')}</h3>
      <p className={patterns.small}>
        {say('The answer becomes theirs. If they have answered already, the newer answer counts.')}
      </p>
      <ul className={joinClasses(patterns.stack2, styles.candidates)}>
        {candidates.map(({ id, name, label }) => (
          <li key={id}>
            <Button
              disabled={busy}
              onClick={() =>
                identify(
                  { intent: 'merge', answerId, inviteeId: id },
                  say('Merged with {name}.', { name }),
                )
              }
            >
              <span>
                <bdi>{name}</bdi> · {sayAnswer(label)}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
