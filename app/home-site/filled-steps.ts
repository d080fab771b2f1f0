type Kept = Readonly<Record<string, unknown>>;

const isText = (value: unknown) => typeof value === 'string' && value.trim() !== '';
const isList = (value: unknown) => Array.isArray(value) && value.length > 0;

/**
 * By the step's key in the browser's storage. The draft's schemas are not used because they are larger than everything
 * else on the home page. A test compares these rules with them.
 */
const rules: Readonly<Record<string, (kept: Kept) => boolean>> = {
  'festoon.eventName': ({ title }) => isText(title),
  'festoon.partyType': ({ selected }) => isList(selected),
  'festoon.theme': ({ selected, customTheme }) => isList(selected) || isText(customTheme),
  'festoon.dateTime': ({ date, startTime, endTime, endsNextDay }) =>
    isText(date) || isText(startTime) || isText(endTime) || endsNextDay === true,
  'festoon.activity': ({ activities }) => isList(activities),
  'festoon.invitees': ({ invitees }) => isList(invitees),
  'festoon.location': ({ location, typed, lat, showMap }) =>
    isText(location) || isText(typed) || typeof lat === 'number' || showMap === false,
};

const nothing: Kept = {};

function parse(raw: string | null): Kept {
  try {
    const kept: unknown = JSON.parse(raw ?? 'null');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : nothing;
  } catch {
    return nothing;
  }
}

export function isStoredStepFilled(key: string, raw: string | null): boolean {
  try {
    return rules[key]?.(parse(raw)) ?? false;
  } catch {
    return false;
  }
}

/** Null also when the browser refuses. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The fields of a step as they are stored, unchecked. */
export const readKept = (key: string): Kept => parse(readStored(key));
