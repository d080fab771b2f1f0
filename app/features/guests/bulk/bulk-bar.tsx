import { type ComponentProps, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';

import { LabelDialog } from '#app/features/labels/label-dialog.tsx';
import type { LabelCount } from '#app/features/labels/labels.ts';
import { say, texts } from '#app/platform/language/say.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { ChoiceMenu } from '#app/ui/overlays/choice-menu.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import { answers } from '../answer-words.ts';
import { countRows, nameKind } from '../count-rows.ts';
import type { GuestSelecting } from '../list/use-selection.ts';
import { listAnswerChoices } from '../recording/answer-choices.ts';
import { type RecordingMany, mostInAddress } from '../schema.ts';
import { LanguageDialog } from './language-dialog.tsx';
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
        {say('{count, number} selected', { count })}
      </output>
      {count < shown ? (
        <Button variant="quiet" onClick={selectAll}>
          {say('All {shown, number}', { shown })}
        </Button>
      ) : null}
      <Button variant="quiet" onClick={stop}>
        {say('Done')}
      </Button>
    </p>
  );
}

/** The actions on selected guests (behaviour 33.21). */
export function BulkBar({ hasHead, ...props }: BulkBarProps & { hasHead: boolean }) {
  if (!props.selection.selecting) return null;
  return (
    <section
      className={joinClasses(patterns.offPaper, styles.bar)}
      aria-label={say('Selected guests')}
    >
      {hasHead ? <SelectedHead {...props} /> : null}
      <BulkButtons {...props} />
      <Why {...props} />
    </section>
  );
}

function BulkButtons({ inviteId, sendsMail, selection, bulk, labels }: BulkBarProps) {
  const { invited, open, chosen } = selection;
  const [labeling, setLabeling] = useState(false);
  const isIdle = !bulk.busy && invited + open > 0;
  const remove = () =>
    bulk.removing.remove({
      guests: chosen,
      rows: { invited, open },
      onRemoved: selection.stop,
    });
  const hasNoLinks = bulk.busy || invited === 0;
  return (
    <div className={styles.actions}>
      {sendsMail ? <InviteLink inviteId={inviteId} selection={selection} /> : null}
      <Button
        disabled={hasNoLinks}
        aria-label={say('{invited, plural, one {Label # guest} other {Label # guests}}', {
          invited,
        })}
        onClick={() => setLabeling(true)}
      >
        {say('Label¦verb')}
      </Button>
      <RecordButton {...{ selection, bulk }} disabled={!isIdle} />
      {sendsMail ? null : <CopyButton {...{ selection, bulk }} disabled={hasNoLinks} />}
      <Button disabled={!isIdle} onClick={remove}>
        {withElements(say('Remove {guests}', { guests: spot('guests') }), {
          guests: <span className={styles.whom}>{countRows(selection)}</span>,
        })}
      </Button>
      <MoreButton {...{ inviteId, selection, bulk, sendsMail }} disabled={hasNoLinks} />
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
  const { invited } = selection;
  const label = say('{invited, plural, one {Invite # guest} other {Invite # guests}}', { invited });
  const words = say('Invite {invited, number}', { invited });
  const to = findMailingPath(inviteId, 'invitation', selection);
  return to === null || invited === 0 ? (
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
      ? say(
          'Guests from the shared link have no labels, no personal link and no address on your list.',
        )
      : isTooLong
        ? say(
            '{most, plural, one {A message goes to # guest selected one by one, or to all shown.} other {A message goes to # guests selected one by one, or to all shown.}}',
            { most: mostInAddress },
          )
        : '';
  return <output className={joinClasses(patterns.small, styles.why)}>{why}</output>;
}

interface ActingButtonProps {
  selection: GuestSelecting;
  bulk: BulkActions;
  disabled: boolean;
}

function CopyButton({ selection, bulk, disabled }: ActingButtonProps) {
  const { invited, chosen } = selection;
  return (
    <Button
      disabled={disabled}
      aria-label={say(
        '{invited, plural, one {Copy links of # guest} other {Copy links of # guests}}',
        { invited },
      )}
      onClick={() => bulk.copy(chosen)}
    >
      {say('Copy links')}
    </Button>
  );
}

function RecordButton({ selection, bulk, disabled }: ActingButtonProps) {
  const { invited, open } = selection;
  const rows = { kind: nameKind(selection), invited, open };
  const choices = listAnswerChoices({ token: '', label: answers.none }).filter(
    ({ value }) => value !== 'none',
  );
  return (
    <MenuButton
      name={say(
        '{kind, select, guests {Record answer of {invited, plural, one {# guest} other {# guests}}} answers {Record answer of {open, plural, one {# answer} other {# answers}}} other {Record answer of {invited, plural, one {# guest} other {# guests}} and {open, plural, one {# answer} other {# answers}}}}',
        rows,
      )}
      disabled={disabled}
      label={say(
        '{kind, select, guests {Record for {invited, plural, one {# guest} other {# guests}}} answers {Record for {open, plural, one {# answer} other {# answers}}} other {Record for {invited, plural, one {# guest} other {# guests}} and {open, plural, one {# answer} other {# answers}}}}',
        rows,
      )}
      choices={choices}
      onChoose={(as) => {
        const { chosen: guests, seen } = selection;
        bulk.record({ guests, as: as as RecordingMany['as'], ...seen }, selection);
      }}
    >
      {say('Answer')}
    </MenuButton>
  );
}

interface MoreButtonProps extends Pick<
  BulkBarProps,
  'inviteId' | 'selection' | 'bulk' | 'sendsMail'
> {
  disabled: boolean;
}

const deeds = texts({
  remind: 'Remind',
  write: 'Write¦verb',
  tell: 'Mark as told',
  translate: 'Language',
});

const kinds = {
  reminder: deeds.remind,
  message: deeds.write,
  told: deeds.tell,
  language: deeds.translate,
} as const;

const writings = ['reminder', 'message'] as const;
const tellings = ['told', 'language'] as const;

function MoreButton({ inviteId, selection, bulk, sendsMail, disabled }: MoreButtonProps) {
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const { chosen } = selection;
  const { invited } = selection;
  const writes = sendsMail && findMailingPath(inviteId, 'message', selection) !== null;
  return (
    <>
      <MenuButton
        name={say('More for the selected guests')}
        disabled={disabled}
        label={say('{invited, plural, one {More for # guest} other {More for # guests}}', {
          invited,
        })}
        choices={[...(writes ? writings : []), ...tellings].map((value) => ({
          value,
          label: say(kinds[value]),
        }))}
        onChoose={(kind) => {
          if (kind === 'told') return bulk.tell(chosen);
          if (kind === 'language') return setChoosing(true);
          const to = findMailingPath(inviteId, kind, selection);
          if (to !== null) void navigate(to);
        }}
        {...(sendsMail && {
          more: { label: say('Copy links'), onChoose: () => bulk.copy(chosen) },
        })}
      >
        …
      </MenuButton>
      {choosing ? (
        <LanguageDialog
          count={invited}
          onChoose={(language) => bulk.translate({ guests: chosen, language })}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </>
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
