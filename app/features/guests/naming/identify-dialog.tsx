import type { FormEvent } from 'react';

import { guestNameMax } from '#app/features/rsvp/schema.ts';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { TextField } from '#app/ui/fields/field.tsx';
import { useTypedOver } from '#app/ui/fields/use-typed-over.ts';
import { LocalTime } from '#app/ui/local-time.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';

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
    identify({ intent: 'name', answerId: row.id, name, seen }, `Saved the name ${name.trim()}.`);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who is this?"
      actions={
        <>
          <Button variant="quiet" disabled={busy || bulk.busy} onClick={remove}>
            Remove answer
          </Button>
          <DialogClose>Cancel</DialogClose>
        </>
      }
    >
      <Given row={row} />
      <form className={patterns.short} onSubmit={saveName}>
        <TextField
          label="Name"
          value={name}
          maxLength={guestNameMax}
          onChange={(event) => type(event.target.value)}
        />
        <Button type="submit" variant="primary" disabled={busy}>
          Save name
        </Button>
      </form>
      {problem ? <Notice tone="bad">{problem}</Notice> : null}
      <Candidates answerId={row.id} {...{ candidates, busy, identify }} />
    </Dialog>
  );
}

function Given({ row: { label, namelessSince } }: { row: GuestRow }) {
  if (namelessSince === undefined) return <p>{label}</p>;
  return (
    <p>
      {label}, answered <LocalTime at={namelessSince} />
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
      <h3>Or somebody you invited</h3>
      <p className={patterns.small}>
        The answer becomes theirs. If they have answered already, the newer answer counts.
      </p>
      <ul className={joinClasses(patterns.stack2, styles.candidates)}>
        {candidates.map(({ id, name, label }) => (
          <li key={id}>
            <Button
              disabled={busy}
              onClick={() =>
                identify({ intent: 'merge', answerId, inviteeId: id }, `Merged with ${name}.`)
              }
            >
              <span>
                <bdi>{name}</bdi> · {label}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
