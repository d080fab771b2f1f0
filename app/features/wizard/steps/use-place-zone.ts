import { useState } from 'react';

import { presetPlaceZone } from '#app/features/draft/parts/date-time.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { nameTimeZone } from '#app/features/schedule/time-zones.ts';

/**
 * Presets the draft's time zone from its place (behaviour 7.5). `news` names the zone in words when this changed the
 * zone of existing times, else it is ''.
 */
export function usePlaceZone(): { news: string; preset: (timeZone: string) => void } {
  const [schedule, setSchedule] = useDraftStep('dateTime');
  const [news, setNews] = useState('');
  const inWords = (zone: string) => nameTimeZone(zone, schedule.date);
  const preset = (timeZone: string) => {
    const before = inWords(schedule.timeZone);
    const after = inWords(presetPlaceZone(schedule, timeZone).timeZone);
    setNews(schedule.date !== '' && before !== '' && before !== after ? after : '');
    setSchedule((newest) => presetPlaceZone(newest, timeZone));
  };
  return { news, preset };
}
