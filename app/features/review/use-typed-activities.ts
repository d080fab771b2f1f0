import { useEffect, useEffectEvent } from 'react';

import { useDraftStep } from '#app/features/draft/use-draft.ts';
import type { Activity } from '#app/features/schedule/schema.ts';
import {
  previewActivities,
  readActivityEntry,
  settleActivities,
} from '#app/features/wizard/standing/activity-entry.ts';
import { useActivityReader } from '#app/features/wizard/standing/use-activity-reader.ts';
import { trimText } from '#app/platform/text.ts';

import { useEditedPart } from './edited-part.ts';

interface TypedActivities {
  /** In italics on the card. */
  shown: readonly Activity[];
  /** The text that has stayed in the field and is asked about there; '' while its form is open. */
  open: string;
}

/** What stands in the fields of the plan. What is complete is added, at the latest here (behaviour 3.17, 11.15). */
export function useTypedActivities(): TypedActivities {
  const [value, setValue] = useDraftStep('activity');
  const [schedule] = useDraftStep('dateTime');
  const isEdited = useEditedPart().part === 'activity';
  const stands = value.name !== '' || value.time !== '';
  const readLine = useActivityReader(stands);
  const { kind } = readActivityEntry(value, schedule, readLine);
  const isLeft = kind === 'ready' && !isEdited;
  const settle = useEffectEvent(() => {
    setValue((newest) => settleActivities(newest, schedule, readLine, Date.now()).value);
  });
  useEffect(() => {
    if (isLeft) settle();
  }, [isLeft]);
  const isOpen = !isEdited && readLine !== null && (kind === 'open' || kind === 'outside');
  return {
    shown: previewActivities(value, schedule, readLine),
    open: isOpen ? trimText(value.name) : '',
  };
}
