import { type CountryCode, getCountries, parsePhoneNumberFromString } from 'libphonenumber-js/min';

import { say } from '#app/platform/language/say.ts';
import { type Result, fail, succeed } from '#app/platform/result.ts';

/** A country code, or undefined where none is known. */
export type PhoneCountry = CountryCode | undefined;

const canonical = (zone: string) =>
  new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;

type RegionLocale = Intl.Locale & { getTimeZones(): string[] | undefined };

let countries: Map<string, CountryCode> | null = null;

/** The country of each time zone; built when it is first needed. */
function mapZones(): Map<string, CountryCode> {
  if (countries) return countries;
  countries = new Map();
  for (const region of getCountries()) {
    const zones = (new Intl.Locale('und', { region }) as RegionLocale).getTimeZones() ?? [];
    for (const zone of zones) countries.set(canonical(zone), region);
  }
  return countries;
}

function findZoneCountry(timeZone: string): PhoneCountry {
  try {
    return timeZone === '' ? undefined : mapZones().get(canonical(timeZone));
  } catch {
    return undefined;
  }
}

/** The region of the first language that names one, as AT in 'de-AT,de;q=0.9'. */
function findLanguageCountry(acceptLanguage: string): PhoneCountry {
  const known = new Set<string>(getCountries());
  for (const [, region = ''] of acceptLanguage.matchAll(
    /\b[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/gi,
  )) {
    if (known.has(region.toUpperCase())) return region.toUpperCase() as CountryCode;
  }
  return undefined;
}

/** The country of numbers without one: the event's, by its time zone, else the browser's (behaviour 52.1). */
export function findPhoneCountry(timeZone: string, acceptLanguage: string | null): PhoneCountry {
  return findZoneCountry(timeZone) ?? findLanguageCountry((acceptLanguage ?? '').slice(0, 200));
}

/**
 * A number in E.164; null for a text that is none. Lengths are checked and ranges are not, because new ranges come up
 * faster than releases of the list (behaviour 52.1).
 */
export function readPhone(text: string, country: PhoneCountry): string | null {
  if (text === '') return '';
  const found = parsePhoneNumberFromString(text, {
    ...(country === undefined ? {} : { defaultCountry: country }),
    extract: false,
  });
  return found?.isPossible() && !found.ext ? found.number : null;
}

/** A number in E.164 with spaces, as it is read aloud: '+44 7700 900123'. */
export const formatPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;

/** A sentence about a number that cannot be read. */
export const describeUnread = (country: PhoneCountry): string =>
  country === undefined
    ? say('We can’t read this number. Please start it with + and the country’s number.')
    : say('We can’t read this number. Is a digit missing?');

const describeUnreadOf = (name: string, phone: string, country: PhoneCountry): string =>
  country === undefined
    ? say(
        'We can’t read the number {phone} of {name}. Please start it with + and the country’s number.',
        { phone, name },
      )
    : say('We can’t read the number {phone} of {name}. Please correct it, or take it out.', {
        phone,
        name,
      });

/** With numbers in E.164, or a sentence about the first that cannot be read (behaviour 52.3). */
export function readPhones<Guest extends { name: string; phone?: string | undefined }>(
  guests: readonly Guest[],
  country: PhoneCountry,
): Result<Guest[], string> {
  const read: Guest[] = [];
  for (const guest of guests) {
    const phone = guest.phone === undefined ? undefined : readPhone(guest.phone, country);
    if (phone === null) {
      return fail(describeUnreadOf(guest.name, guest.phone ?? '', country));
    }
    read.push(phone === undefined ? guest : { ...guest, phone });
  }
  return succeed(read);
}
