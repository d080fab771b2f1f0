import { Link } from 'react-router';

import type { EventFrame } from '#app/features/invite/event-frame.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say } from '#app/platform/language/say.ts';
import { getAddGuestsPath, getGuestsFilePath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { MoreItem, MoreList } from '#app/ui/overlays/more-list.tsx';

import { SelectedHead } from './bulk/bulk-bar.tsx';
import { findMailingPath } from './bulk/mailing-path.ts';
import { Columns, GuestFind, Order } from './find/guest-find.tsx';
import { pickSearch } from './find/guest-query.ts';
import type { GuestWindow } from './list/guest-window.ts';
import type { GuestsInSight } from './list/use-guest-window.ts';
import type { GuestsView } from './list/views.ts';
import type { GuestActions } from './use-guest-actions.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-list.module.css';

/** Searches that list who may lack an invitation. */
const inviteable: ReadonlySet<string> = new Set(['all', 'none', 'untold', 'returned']);

/** Announces how many rows match the search, and leads to an invitation for exactly these. */
function Found({ guests, frame }: { guests: GuestWindow; frame: EventFrame }) {
  const { query, invited, open, figures } = guests;
  const { find, show, labels, languages = [] } = query;
  if (find === '' && show === 'all' && labels.length + languages.length === 0) return null;
  const chosen = { every: pickSearch(query), except: [] };
  const to = findMailingPath(frame.inviteId, 'invitation', { chosen, named: [] });
  const found = invited + open;
  return (
    <div className={joinClasses(patterns.spread, patterns.offPaper)}>
      <output className={patterns.small}>
        {found === 0
          ? say('Nobody found')
          : say(
              '{all, plural, one {{found, number} of # guest} other {{found, number} of # guests}}',
              { found, all: countEverybody(figures) },
            )}
      </output>
      {frame.sendsMail && invited > 0 && inviteable.has(show) && to !== null ? (
        <Link to={to}>{say('Invite these {invited, number}', { invited })}</Link>
      ) : null}
      {show === 'untold' && invited > 0 ? (
        <StartByPhone inviteId={frame.inviteId} about="invite" variant="quiet">
          {say('Invite by phone')}
        </StartByPhone>
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
        languages={guests.languages ?? []}
        selected={selection.selecting && !hasHead ? <SelectedHead selection={selection} /> : null}
        actions={
          <>
            <ButtonLink to={getAddGuestsPath(frame.inviteId)} variant="primary">
              <span className={styles.wide}>{say('+ Add guests')}</span>
              <span className={styles.narrow} aria-hidden="true">
                {say('+ Add')}
              </span>
            </ButtonLink>
            <MoreList name={say('More for the list')}>
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
      <MoreItem onPress={selection.start}>{say('Select guests')}</MoreItem>
      <li>
        <a href={getGuestsFilePath(frame.inviteId)}>{say('Export¦verb')}</a>
      </li>
      <MoreItem onPress={() => window.print()}>{say('Print¦verb')}</MoreItem>
      <li className={patterns.scripted}>
        <Link to={`${getAddGuestsPath(frame.inviteId)}#earlier`}>
          {say('From an earlier event')}
        </Link>
      </li>
      {frame.sendsMail || guests.invited === 0 ? null : (
        <MoreItem onPress={() => bulk.copy(everybody)}>{say('Copy personal links')}</MoreItem>
      )}
      <MoreItem onPress={onKeys}>{say('Keys')}</MoreItem>
    </>
  );
}
