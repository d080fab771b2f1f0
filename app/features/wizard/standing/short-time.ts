import { formatMinutes } from '#app/features/schedule/rules.ts';

/** '10 PM' for a full hour, where the language has hours alone. */
export const formatShortTime = (minutes: number): string =>
  formatMinutes(minutes).replace(/:00(?= [AP]M$)/, '');
