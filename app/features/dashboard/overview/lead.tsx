import type { ReactNode } from 'react';

import type { GuestWindow } from '#app/features/guests/list/guest-window.ts';
import { nameSome } from '#app/features/guests/people/people-words.ts';
import { describeLater } from '#app/features/kitchen/arrival-times.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import { formatHeadcount, nameHeadcount } from '#app/features/rsvp/headcount-words.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { getDoorPath, getMessagesPath } from '#app/platform/paths.ts';
import { countLabel } from '#app/platform/text.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';

import type { HostView } from '../views.ts';
import { hasUnconfirmed } from './next-steps.ts';
import { AnswersBar, Headline, Names, PartBar, RsvpOverview } from './rsvp-overview.tsx';

import patterns from '#app/ui/patterns.module.css';
import styles from './lead.module.css';

export interface LeadProps {
  view: HostView;
  guests: Pick<GuestWindow, 'figures' | 'headcount' | 'people'>;
  offer: Offer | null;
  mark: ReactNode;
}

/** How many have confirmed what has changed, with the offer to tell them (behaviour 28.21). */
function Unconfirmed({ view, guests: { headcount }, offer }: LeadProps) {
  const { certain, unconfirmed } = headcount;
  const confirmed = certain - unconfirmed;
  return (
    <div className={joinClasses(patterns.stack2, patterns.apart)}>
      <p>
        <strong>{`${confirmed.toLocaleString('en')} of ${certain.toLocaleString('en')}`}</strong>{' '}
        {certain === 1 ? 'has' : 'have'} confirmed{' '}
        {offer === null ? 'since the change' : `the new ${offer.what}`}
      </p>
      <PartBar part={confirmed} whole={certain} />
      {offer === null ? null : (
        <ButtonLink to={`${getMessagesPath(view.id)}?send=change`} variant="primary">
          Tell guests
        </ButtonLink>
      )}
    </div>
  );
}

function Ahead(props: LeadProps) {
  const { view, guests, mark } = props;
  const { figures, headcount, people } = guests;
  const isEmpty = countEverybody(figures) === 0;
  const isChanged = hasUnconfirmed({ season: view.season, headcount });
  const named = isChanged ? null : (people?.all ?? null);
  return (
    <RsvpOverview
      {...{ figures, headcount, mark }}
      terms={view}
      headline={
        isEmpty ? (
          <Headline figure="Nobody yet" unit="" />
        ) : (
          <Headline figure={formatHeadcount(headcount)} unit={nameHeadcount(headcount)} />
        )
      }
      line={named ? <Names people={named} isOpen={view.season === 'open'} /> : null}
      isNamed={named !== null}
      bar={isEmpty ? null : <AnswersBar figures={figures} />}
    >
      {isChanged ? <Unconfirmed {...props} /> : null}
    </RsvpOverview>
  );
}

/** On the day: who is here, and the door (behaviour 39.23). */
function OnTheDay({ view, guests, mark }: LeadProps) {
  const { figures, headcount, people } = guests;
  const here = people?.attendance?.here ?? 0;
  const unit = `${headcount.certain === 1 ? 'person' : 'people'} ${view.isTonight ? 'tonight' : 'today'}`;
  return (
    <RsvpOverview
      {...{ figures, headcount, mark }}
      terms={view}
      headline={<Headline figure={headcount.certain.toLocaleString('en')} unit={unit} />}
      line={[
        here === 0
          ? 'Nobody is here yet.'
          : `${here.toLocaleString('en')} ${here === 1 ? 'is' : 'are'} here.`,
        describeLater(people?.later ?? []),
      ].join(' ')}
      bar={<PartBar part={here} whole={Math.max(here, headcount.certain)} />}
    >
      <ButtonLink to={getDoorPath(view.id)} variant="primary">
        At the door
      </ButtonLink>
    </RsvpOverview>
  );
}

/** Who came, as far as the door list knows; else who said yes (behaviour 39.23). */
function Afterwards({ view, guests, mark }: LeadProps) {
  const { figures, headcount, people } = guests;
  const { here = null, gone = 0, missing } = people?.attendance ?? {};
  const yes = headcount.certain + gone;
  const saidYes = countLabel(yes, 'person', 'people');
  return (
    <RsvpOverview
      {...{ figures, headcount, mark }}
      terms={view}
      headline={
        here === null ? (
          <Headline figure={yes.toLocaleString('en')} unit="said yes" />
        ) : (
          <>
            <span className={styles.before}>It was </span>
            <Headline figure={here.toLocaleString('en')} unit="of you" />
          </>
        )
      }
      line={
        here === null
          ? null
          : [
              `${saidYes} said yes.`,
              missing && missing.count > 0
                ? `${nameSome(missing.names, missing.count)} didn’t make it.`
                : '',
            ].join(' ')
      }
      bar={null}
    />
  );
}

/** The first card of the overview: what is certain in this season of the event. */
export function Lead(props: LeadProps) {
  switch (props.view.season) {
    case 'today':
      return <OnTheDay {...props} />;
    case 'past':
      return <Afterwards {...props} />;
    default:
      return <Ahead {...props} />;
  }
}
