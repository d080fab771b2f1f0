export const [guestName, recordName] = ['guest', 'record'] as const;

/** Reads the window's address, which is ahead of the router's while the list is searched. */
export const readSearch = () => new URLSearchParams(window.location.search);

/** Adds the open card to the address of a search. */
export function keepBeside(written: string): string {
  const search = new URLSearchParams(written);
  const guest = readSearch().get(guestName);
  if (guest !== null) search.set(guestName, guest);
  return search.size === 0 ? '' : `?${search}`;
}

/** Whether two addresses differ only in the card. */
export function isSameList(one: URL, other: URL): boolean {
  const [first, second] = [one, other].map(({ pathname, searchParams }) => {
    const search = new URLSearchParams(searchParams);
    for (const name of [guestName, recordName]) search.delete(name);
    return `${pathname}?${search}`;
  });
  return first === second;
}
