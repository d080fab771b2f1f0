import { useEffect, useRef, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import {
  type InviteeDetails,
  applyDetails,
  findInviteeProblems,
  toDetails,
} from '#app/features/draft/parts/household.ts';
import type { Invitee } from '#app/features/draft/parts/invitee.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/fields/field.tsx';
import { Dialog, DialogClose } from '#app/ui/overlays/dialog.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { nameCount } from '../answers/settings-summary.ts';
import { PeopleFields } from './people-fields.tsx';

import patterns from '#app/ui/patterns.module.css';

interface InviteeDialogProps {
  invitee: Invitee;
  open: boolean;
  answer: string | undefined;
  onClose: () => void;
  onDone: (invitee: Invitee, next: Invitee) => void;
}

const noProblems: ReadonlyMap<string, string> = new Map();

function useDetails({ invitee, onDone, onClose }: InviteeDialogProps) {
  const [details, setDetails] = useState(() => toDetails(invitee));
  const [refusals, setRefusals] = useState(0);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusals === 0) return;
    area.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  const next = applyDetails(invitee, details);
  const problems = findInviteeProblems(next);
  const finish = () => {
    if (problems.size > 0) {
      setRefusals(refusals + 1);
      return;
    }
    onDone(invitee, next);
    onClose();
  };
  return { details, setDetails, area, problems: refusals > 0 ? problems : noProblems, finish };
}

export function InviteeDialog(props: InviteeDialogProps) {
  const { open, answer, onClose } = props;
  const { details, setDetails, area, problems, finish } = useDetails(props);
  const change = (next: Partial<InviteeDetails>) => setDetails((old) => ({ ...old, ...next }));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say('Edit guest')}
      isForm
      actions={
        <>
          <DialogClose>{say('Cancel')}</DialogClose>
          <Button variant="primary" onClick={finish}>
            {say('Done')}
          </Button>
        </>
      }
    >
      <div ref={area} className={patterns.stack4}>
        {answer === undefined ? null : (
          <p className={patterns.small}>
            {withElements(say('Has answered: {answer}.', { answer: spot('answer') }), {
              answer: <strong>{answer}</strong>,
            })}{' '}
            {say('The answer stays; only what was said for people you remove goes.')}
          </p>
        )}
        <NameFields {...{ details, change, problems }} />
        <PeopleFields {...{ details, setDetails, problems }} />
        <CompanionsField {...{ details, change }} />
      </div>
    </Dialog>
  );
}

interface DetailProps {
  details: InviteeDetails;
  change: (next: Partial<InviteeDetails>) => void;
}

function NameFields({
  details,
  change,
  problems,
}: DetailProps & { problems: ReadonlyMap<string, string> }) {
  return (
    <>
      <TextField
        label={details.isHousehold ? say('Name of the household') : say('Name')}
        value={details.name}
        maxLength={limits.inviteeName}
        autoComplete="off"
        error={problems.get('name')}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextField
        label={say('Email')}
        type="email"
        value={details.email}
        maxLength={limits.inviteeEmail}
        autoComplete="off"
        error={problems.get('email')}
        onChange={(event) => change({ email: event.target.value })}
      />
      <TextField
        label={say('Phone')}
        type="tel"
        value={details.phone}
        maxLength={limits.phone}
        autoComplete="off"
        error={problems.get('phone')}
        onChange={(event) => change({ phone: event.target.value })}
      />
    </>
  );
}

function CompanionsField({ details, change }: DetailProps) {
  return (
    <SelectField
      label={say('May bring')}
      value={details.companions ?? ''}
      onChange={({ target }) =>
        change({ companions: target.value === '' ? null : Number(target.value) })
      }
    >
      <option value="">{say('As many as everybody')}</option>
      {Array.from({ length: limits.companions + 1 }, (_, count) => (
        <option key={count} value={count}>
          {nameCount(count)}
        </option>
      ))}
    </SelectField>
  );
}
