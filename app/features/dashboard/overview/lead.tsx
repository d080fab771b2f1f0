import type { ReactNode } from 'react';

import type { GuestWindow } from '#app/features/guests/list/guest-window.ts';
import { nameSome } from '#app/features/guests/people/people-words.ts';
import { describeLater } from '#app/features/kitchen/arrival-times.ts';
import type { Offer } from '#app/features/outreach/schema.ts';
import { formatHeadcount, nameHeadcount } from '#app/features/rsvp/headcount-words.ts';
import { countEverybody } from '#app/features/rsvp/rules.ts';
import { StartByPhone } from '#app/features/told/start-by-phone.tsx';
import { say, sayNumber } from '#app/platform/language/say.ts';
import { getDoorPath, getMessagesPath } from '#app/platform/paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

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

function sayConfirmed(certain: number, offer: Offer | null): string {
  const part = spot('part');
  return offer === null
    ? say(
        '{certain, plural, one {{part} has confirmed since the change} other {{part} have confirmed since the change}}',
        { certain, part },
      )
    : say(
        '{certain, plural, one {{part} has confirmed the new {what}} other {{part} have confirmed the new {what}}}',
        { certain, part, what: offer.what },
      );
}

/** How many have confirmed what has changed, with the offer to tell them (behaviour 28.21). */
function Unconfirmed({ view, guests: { headcount }, offer }: LeadProps) {
  const { certain, unconfirmed } = headcount;
  const confirmed = certain - unconfirmed;
  return (
    <div className={joinClasses(patterns.stack2, patterns.apart)}>
      <p>
        {withElements(sayConfirmed(certain, offer), {
          part: (
            <strong>
              {say('{confirmed, number} of {certain, number}', { confirmed, certain })}
            </strong>
          ),
        })}
      </p>
      <PartBar part={confirmed} whole={certain} />
      {offer === null ? null : offer.count === 0 ? (
        <StartByPhone inviteId={view.id} about="change" variant="primary">
          {say('Tell guests')}
        </StartByPhone>
      ) : (
        <ButtonLink to={`${getMessagesPath(view.id)}?send=change`} variant="primary">
          {say('Tell guests')}
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
          <Headline figure={say('Nobody yet')} unit="" />
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
  const count = headcount.certain;
  const unit = view.isTonight
    ? say('{count, plural, one {person tonight} other {people tonight}}¦beneath their number', {
        count,
      })
    : say('{count, plural, one {person today} other {people today}}¦beneath their number', {
        count,
      });
  return (
    <RsvpOverview
      {...{ figures, headcount, mark }}
      terms={view}
      headline={<Headline figure={sayNumber(count)} unit={unit} />}
      line={[
        here === 0
          ? say('Nobody is here yet.')
          : say('{here, plural, one {# is here.} other {# are here.}}', { here }),
        describeLater(people?.later ?? []),
      ].join(' ')}
      bar={<PartBar part={here} whole={Math.max(here, count)} />}
    >
      <ButtonLink to={getDoorPath(view.id)} variant="primary">
        {say('At the door')}
      </ButtonLink>
    </RsvpOverview>
  );
}

/** Who came, as far as the door list knows; else who said yes (behaviour 39.23). */
function Afterwards({ view, guests, mark }: LeadProps) {
  const { figures, headcount, people } = guests;
  const { here = null, gone = 0, missing } = people?.attendance ?? {};
  const yes = headcount.certain + gone;
  return (
    <RsvpOverview
      {...{ figures, headcount, mark }}
      terms={view}
      headline={
        here === null ? (
          <Headline
            figure={sayNumber(yes)}
            unit={say('{count, plural, one {said yes} other {said yes}}¦beneath their number', {
              count: yes,
            })}
          />
        ) : (
          <>
            <span className={styles.before}>{`${say('It was¦above how many people came')} `}</span>
            <Headline
              figure={sayNumber(here)}
              unit={say('{count, plural, one {of you} other {of you}}¦beneath their number', {
                count: here,
              })}
            />
          </>
        )
      }
      line={
        here === null
          ? null
          : [
              say('{count, plural, one {# person said yes.} other {# people said yes.}}', {
                count: yes,
              }),
              missing && missing.count > 0
                ? say(
                    '{count, plural, one {{names} didn’t make it.} other {{names} didn’t make it.}}',
                    { count: missing.count, names: nameSome(missing.names, missing.count) },
                  )
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
