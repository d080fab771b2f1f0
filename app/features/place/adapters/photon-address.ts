/** The parts of a Photon result; each may be missing. */
export interface PhotonParts {
  name?: string | undefined;
  housenumber?: string | undefined;
  street?: string | undefined;
  district?: string | undefined;
  city?: string | undefined;
  county?: string | undefined;
  state?: string | undefined;
  postcode?: string | undefined;
  country?: string | undefined;
  /** ISO 3166-1 alpha-2. */
  countrycode?: string | undefined;
}

/** Countries that write '12 High Street'; the others write 'Hauptstraße 12'. */
const numberFirst = new Set([
  'AU',
  'CA',
  'FR',
  'GB',
  'IE',
  'IN',
  'LU',
  'MY',
  'NZ',
  'PH',
  'SG',
  'US',
  'ZA',
]);
/** Countries that write 'London SW1A 1AA'; the others write '1010 Wien'. */
const postcodeLast = new Set(['AU', 'BR', 'CA', 'GB', 'IE', 'IN', 'JP', 'NZ', 'SG', 'US', 'ZA']);

function joined(...words: (string | undefined)[]): string {
  return words.filter(Boolean).join(' ');
}

/** '12 High Street' or 'Hauptstraße 12', by country; '' without a street. */
function streetLine({ street, housenumber, countrycode = '' }: PhotonParts): string {
  if (!street) return '';
  const first = numberFirst.has(countrycode.toUpperCase());
  return first ? joined(housenumber, street) : joined(street, housenumber);
}

function cityLine(parts: PhotonParts): string {
  const { city, county, state, postcode, countrycode = '' } = parts;
  const town = city ?? county;
  if (!postcodeLast.has(countrycode.toUpperCase())) return joined(postcode, town);
  return state
    ? [town, joined(state, postcode)].filter(Boolean).join(', ')
    : joined(town, postcode);
}

/** The name is '' when nothing is known. */
export function composeAddress(parts: PhotonParts): { name: string; address: string } {
  const street = streetLine(parts);
  const lines = [parts.name, street, parts.district, cityLine(parts), parts.country];
  const told = lines.filter((line): line is string => Boolean(line));
  // Parts may repeat: a town is its own name and city, a street its own name and street.
  const different = told.filter((line, index) => !told.slice(0, index).includes(line));
  return { name: different[0] ?? '', address: different.join(', ') };
}
