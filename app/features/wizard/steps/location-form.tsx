import { type RefObject, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';

import { hasUnconfirmedText, takeTyped } from '#app/features/draft/parts/location.ts';
import { PlaceCombobox } from '#app/features/place/lookup/place-combobox.tsx';
import { PlaceMap } from '#app/features/place/map/place-map.tsx';
import { say } from '#app/platform/language/say.ts';
import { trimText } from '#app/platform/text.ts';
import { Button } from '#app/ui/button.tsx';
import { CheckField } from '#app/ui/choices/check-field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { spot, withElements } from '#app/ui/text/with-elements.ts';

import type { Refusal, StepForm, StepLink } from '../frame/step-props.ts';
import { TakesAlong } from '../standing/takes-along.tsx';
import { useLocationStep } from './use-location-step.ts';
import { usePlaceZone } from './use-place-zone.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './location-form.module.css';

type LocationStep = StepForm<'location'>;

export function LocationForm(form: LocationStep) {
  const { value, setValue, inviteId, refusal, button, linkTo } = form;
  const zone = usePlaceZone();
  const step = useLocationStep({
    value,
    setValue,
    // The zone of a stored invitation is saved separately (behaviour 20.3).
    onZone: (timeZone) => (inviteId === null ? zone.preset(timeZone) : undefined),
  });
  const { places, error, inputRef, selectedRef } = step;
  const offersTyped = hasUnconfirmedText(value);
  return (
    <div className={patterns.stack4}>
      <form noValidate className={patterns.stack2} onSubmit={(event) => void step.findTyped(event)}>
        <PlaceCombobox
          label={say('Address or place')}
          value={value.typed}
          places={places}
          inputRef={inputRef}
          error={error}
          note={<SavedNote shown={step.saved} />}
          onType={step.type}
          onSelect={step.select}
          offersTyped={offersTyped}
          onTakeTyped={step.takeTyped}
        >
          <Button type="submit">{say('Enter')}</Button>
        </PlaceCombobox>
        {offersTyped && refusal ? (
          <RefusedText {...{ refusal, step }} isAlone={value.location === ''} />
        ) : null}
        <TakesTyped {...{ value, button }} />
      </form>
      <div className={styles.place}>
        <SelectedLine address={value.location} lineRef={selectedRef} onRemove={step.remove} />
        <ZoneNews zone={zone.news} link={linkTo('dateTime')} />
        <PlaceMap
          point={step.point}
          isSaid={places.phase === 'unreachable'}
          offersPin={value.location !== '' && value.lat === null}
          onMove={step.movePin}
          onCentreChange={step.setMapCentre}
        />
        <ShowMap
          checked={value.showMap}
          onChange={(showMap) => setValue((previous) => ({ ...previous, showMap }))}
        />
      </div>
    </div>
  );
}

function TakesTyped({ value, button }: Pick<LocationStep, 'value' | 'button'>) {
  const isTaken = hasUnconfirmedText(value) && takeTyped(value).ok;
  return (
    <TakesAlong>
      {isTaken
        ? withElements(
            say('{button} takes ‘{text}’ as typed.', { button: say(button), text: spot('text') }),
            { text: <bdi>{trimText(value.typed)}</bdi> },
          )
        : null}
    </TakesAlong>
  );
}

interface RefusedTextProps {
  refusal: Refusal;
  /** No address is selected. */
  isAlone: boolean;
  step: ReturnType<typeof useLocationStep>;
}

/** The way out beside the list's own 'Use this address as typed' (behaviour 10.29). */
function RefusedText({ refusal, isAlone, step }: RefusedTextProps) {
  const { inputRef } = step;
  const { problem } = refusal;
  const focusText = useEffectEvent(() => inputRef.current?.focus());
  // The map may have pushed the text out of the window.
  useEffect(() => {
    if (problem !== '') focusText();
  }, [problem]);
  return (
    <>
      <Notice tone="bad">{problem}</Notice>
      <div className={patterns.bar}>
        <Button onClick={step.dropTyped}>
          {isAlone ? say('Clear the text') : say('Keep the selected address')}
        </Button>
      </div>
    </>
  );
}

/** The chosen place changed the zone of existing times. */
function ZoneNews({ zone, link }: { zone: string; link: StepLink }) {
  return (
    <output className={styles.news}>
      {zone === '' ? null : (
        <>
          {say('Your times are now in {zone}, as kept there.', { zone })}{' '}
          <Link {...link}>{say('Change')}</Link>
        </>
      )}
    </output>
  );
}

function ShowMap({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <CheckField className={styles.showMap ?? ''} checked={checked} onChange={onChange}>
      {say('Show a map to guests')}
    </CheckField>
  );
}

function SavedNote({ shown }: { shown: boolean }) {
  return <output className={patterns.good}>{shown ? say('Address saved!') : null}</output>;
}

interface SelectedLineProps {
  address: string;
  lineRef: RefObject<HTMLParagraphElement | null>;
  onRemove: () => void;
}

function SelectedLine({ address, lineRef, onRemove }: SelectedLineProps) {
  const chosen = address !== '';
  return (
    <div className={styles.selected}>
      <svg viewBox="0 0 24 24" aria-hidden="true" data-chosen={chosen}>
        <path d="M12 2a7 7 0 0 0-7 7c0 5.2 7 13 7 13s7-7.8 7-13a7 7 0 0 0-7-7Zm0 9.6A2.6 2.6 0 1 1 12 6.4a2.6 2.6 0 0 1 0 5.2Z" />
      </svg>
      <p ref={lineRef} tabIndex={-1} className={chosen ? undefined : styles.none}>
        {chosen
          ? withElements(say('Selected: {address}', { address: spot('address') }), {
              address: <strong>{address}</strong>,
            })
          : say('No location selected yet.')}
      </p>
      {chosen ? (
        <Button variant="quiet" aria-label={say('Remove the selected location')} onClick={onRemove}>
          {say('Remove')}
        </Button>
      ) : null}
    </div>
  );
}
