import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { getAddGuestsPath, getGuestsFilePath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { MoreItem, MoreList } from '#app/ui/overlays/more-list.tsx';

import { SelectedHead } from './bulk/bulk-bar.tsx';
import { findMailingPath } from './bulk/mailing-path.ts';
import { Columns, GuestFind, Order } from './find/guest-find.tsx';
import type { GuestWindow } from './list/guest-window.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import type { GuestsView } from './list/views.ts';
import type { GuestActions } from './use-guest-actions.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-list.module.css';

/** Searches that list who may lack an invitation. */
const inviteable: ReadonlySet<string> = new Set(['all', 'none', 'unsent', 'failed']);

/** Announces how many rows match the search, and leads to an invitation for exactly these. */
function Found({ guests, frame }: { guests: GuestWindow; frame: EventFrame }) {
  const { query, invited, open, figures } = guests;
  const { find, show, labels } = query;
  if (find === '' && show === 'all' && labels.length === 0) return null;
  const chosen = { every: { find, show, labels: [...labels] }, except: [] };
  const to = findMailingPath(frame.inviteId, 'invitation', { chosen, named: [] });
  const found = (invited + open).toLocaleString('en');
  return (
    <div className={joinClasses(patterns.spread, patterns.offPaper)}>
      <output className={patterns.small}>
        {invited + open === 0
          ? 'Nobody found'
          : `${found} of ${countLabel(countEverybody(figures), 'guest')}`}
      </output>
      {frame.sendsMail && invited > 0 && inviteable.has(show) && to !== null ? (
        <Link to={to}>{`Invite these ${invited.toLocaleString('en')}`}</Link>
      ) : null}
    </div>
  );
}

interface FindingProps {
  frame: EventFrame;
  sight: GuestsInSight;
  questions: GuestsView['questions'];
  actions: GuestActions;
  hasHead: boolean;
  onKeys: () => void;
}

/** The row above the list: find, add, and behind '…' what is rarer. */
export function Finding({ frame, sight, questions, actions, hasHead, onKeys }: FindingProps) {
  const { guests, query, setQuery } = sight;
  const { selection } = actions;
  return (
    <>
      <GuestFind
        query={query}
        onQuery={setQuery}
        figures={guests.figures}
        marks={guests.marks}
        labels={guests.labels}
        selected={selection.selecting && !hasHead ? <SelectedHead selection={selection} /> : null}
        actions={
          <>
            <ButtonLink to={getAddGuestsPath(frame.inviteId)} variant="primary">
              + Add<span className={styles.wide}> guests</span>
            </ButtonLink>
            <MoreList name="More for the list">
              <ListActions {...{ frame, guests, actions, onKeys }} />
              <Order sort={query.sort} onSort={(sort) => setQuery({ ...query, sort })} />
              <Columns
                questions={questions}
                columns={query.columns}
                onColumns={(columns) => setQuery({ ...query, columns })}
              />
            </MoreList>
          </>
        }
      />
      <Found guests={guests} frame={frame} />
    </>
  );
}

type ListActionsProps = Pick<FindingProps, 'frame' | 'actions' | 'onKeys'> & {
  guests: GuestWindow;
};

function ListActions({ frame, guests, actions, onKeys }: ListActionsProps) {
  const { selection, bulk } = actions;
  const everybody = { every: { find: '', show: 'all' as const, labels: [] }, except: [] };
  return (
    <>
      <MoreItem onPress={selection.start}>Select guests</MoreItem>
      <li>
        <a href={getGuestsFilePath(frame.inviteId)}>Export</a>
      </li>
      <MoreItem onPress={() => window.print()}>Print</MoreItem>
      <li className={patterns.scripted}>
        <Link to={`${getAddGuestsPath(frame.inviteId)}#earlier`}>From an earlier event</Link>
      </li>
      {frame.sendsMail || guests.invited === 0 ? null : (
        <MoreItem onPress={() => bulk.copy(everybody)}>Copy personal links</MoreItem>
      )}
      <MoreItem onPress={onKeys}>Keys</MoreItem>
    </>
  );
}
