import { useState } from 'react';

import { presetPlaceZone } from '#app/features/draft/parts/date-time.ts';
import { useDraftStep } from '#app/features/draft/use-draft.ts';
import { nameTimeZone } from '#app/features/schedule/time-zones.ts';

/** `news` names the zone in words when the place changed the zone of existing times, else it is '' (behaviour 7.5). */
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
