import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { LabelDialog } from '#app/features/labels/label-dialog.tsx';
import type { LabelCount } from '#app/features/labels/labels.ts';
import { countLabel } from '#app/platform/text.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ChoiceMenu } from '#app/ui/overlays/choice-menu.tsx';

import { countRows } from '../count-rows.ts';
import type { GuestSelecting } from '../list/use-selection.ts';
import { listAnswerChoices } from '../recording/answer-choices.ts';
import { type RecordingMany, mostInAddress } from '../schema.ts';
import { findMailingPath } from './mailing-path.ts';
import type { BulkActions } from './use-bulk-actions.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './bulk-bar.module.css';

interface BulkBarProps {
  inviteId: string;
  sendsMail: boolean;
  selection: GuestSelecting;
  bulk: BulkActions;
  labels: readonly LabelCount[];
}

/** How many are selected, above the list on a phone and in the bar elsewhere. */
export function SelectedHead({ selection }: Pick<BulkBarProps, 'selection'>) {
  const { invited, open, shown, selectAll, stop } = selection;
  const count = invited + open;
  return (
    <p className={styles.head}>
      <output className={joinClasses(patterns.strong, styles.count)}>
        {count.toLocaleString('en')} selected
      </output>
      {count < shown ? (
        <Button variant="quiet" onClick={selectAll}>
          {`All ${shown.toLocaleString('en')}`}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={stop}>
        Done
      </Button>
    </p>
  );
}

/** The actions on selected guests (behaviour 33.21). */
export function BulkBar({ hasHead, ...props }: BulkBarProps & { hasHead: boolean }) {
  if (!props.selection.selecting) return null;
  return (
    <section className={joinClasses(patterns.offPaper, styles.bar)} aria-label="Selected guests">
      {hasHead ? <SelectedHead {...props} /> : null}
      <BulkButtons {...props} />
      <Why {...props} />
    </section>
  );
}

function BulkButtons({ inviteId, sendsMail, selection, bulk, labels }: BulkBarProps) {
  const { invited, open, chosen } = selection;
  const [labeling, setLabeling] = useState(false);
  const count = countRows(selection);
  const guests = countLabel(invited, 'guest');
  const isIdle = !bulk.busy && invited + open > 0;
  const remove = () =>
    bulk.removing.remove({
      guests: chosen,
      rows: { invited, open },
      onRemoved: selection.stop,
    });
  const hasNoLinks = bulk.busy || invited === 0;
  const copyLinks = () => bulk.copy(chosen);
  return (
    <div className={styles.actions}>
      {sendsMail ? <InviteLink inviteId={inviteId} selection={selection} /> : null}
      <Button
        disabled={hasNoLinks}
        aria-label={`Label ${guests}`}
        onClick={() => setLabeling(true)}
      >
        Label
      </Button>
      <RecordButton {...{ selection, bulk, count }} disabled={!isIdle} />
      {sendsMail ? null : (
        <Button disabled={hasNoLinks} aria-label={`Copy links of ${guests}`} onClick={copyLinks}>
          Copy links
        </Button>
      )}
      <Button disabled={!isIdle} onClick={remove}>
        Remove <span className={styles.whom}>{count}</span>
      </Button>
      {sendsMail ? (
        <MoreButton {...{ inviteId, selection }} disabled={hasNoLinks} onCopy={copyLinks} />
      ) : null}
      {labeling ? (
        <LabelDialog
          count={invited}
          labels={labels}
          onLabel={(label, on) => bulk.label({ guests: chosen, label, on })}
          onClose={() => setLabeling(false)}
        />
      ) : null}
    </div>
  );
}

/** Leads to an invitation to the selected invitees (behaviour 35.8). */
function InviteLink({ inviteId, selection }: Pick<BulkBarProps, 'inviteId' | 'selection'>) {
  const label = `Invite ${countLabel(selection.invited, 'guest')}`;
  const words = `Invite ${selection.invited.toLocaleString('en')}`;
  const to = findMailingPath(inviteId, 'invitation', selection);
  return to === null || selection.invited === 0 ? (
    <Button disabled aria-label={label}>
      {words}
    </Button>
  ) : (
    <ButtonLink to={to} variant="primary" aria-label={label}>
      {words}
    </ButtonLink>
  );
}

function Why({ inviteId, sendsMail, selection }: BulkBarProps) {
  const { invited, open } = selection;
  const isTooLong = sendsMail && findMailingPath(inviteId, 'message', selection) === null;
  const why =
    invited === 0 && open > 0
      ? 'Guests from the shared link have no labels, no personal link and no address on your list.'
      : isTooLong
        ? `A message goes to ${mostInAddress} guests selected one by one, or to all shown.`
        : '';
  return <output className={joinClasses(patterns.small, styles.why)}>{why}</output>;
}

interface RecordButtonProps {
  selection: GuestSelecting;
  bulk: BulkActions;
  count: string;
  disabled: boolean;
}

function RecordButton({ selection, bulk, count, disabled }: RecordButtonProps) {
  const choices = listAnswerChoices({ token: '', label: 'No response yet' }).filter(
    ({ value }) => value !== 'none',
  );
  return (
    <MenuButton
      name={`Record answer of ${count}`}
      disabled={disabled}
      label={`Record for ${count}`}
      choices={choices}
      onChoose={(as) => {
        const { chosen: guests, seen } = selection;
        bulk.record({ guests, as: as as RecordingMany['as'], ...seen }, selection);
      }}
    >
      Answer
    </MenuButton>
  );
}

interface MoreButtonProps extends Pick<BulkBarProps, 'inviteId' | 'selection'> {
  disabled: boolean;
  onCopy: () => void;
}

const writings = [
  { value: 'reminder', label: 'Remind' },
  { value: 'message', label: 'Write' },
] as const;

function MoreButton({ inviteId, selection, disabled, onCopy }: MoreButtonProps) {
  const navigate = useNavigate();
  const isTooLong = findMailingPath(inviteId, 'message', selection) === null;
  return (
    <MenuButton
      name="More for the selected guests"
      disabled={disabled}
      label={`More for ${countLabel(selection.invited, 'guest')}`}
      choices={isTooLong ? [] : writings}
      onChoose={(kind) => {
        const to = findMailingPath(inviteId, kind, selection);
        if (to !== null) void navigate(to);
      }}
      more={{ label: 'Copy links', onChoose: onCopy }}
    >
      …
    </MenuButton>
  );
}

type MenuButtonProps<Value extends string> = Pick<
  ComponentProps<typeof ChoiceMenu<Value>>,
  'label' | 'choices' | 'onChoose' | 'more'
> & { name: string; disabled: boolean; children: ReactNode };

function MenuButton<Value extends string>(props: MenuButtonProps<Value>) {
  const { name, disabled, children, ...menu } = props;
  const [open, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        disabled={disabled}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          setOpen(true);
        }}
      >
        {children}
      </Button>
      <ChoiceMenu
        {...menu}
        open={open}
        onClose={() => setOpen(false)}
        anchor={button}
        value={null}
      />
    </>
  );
}
