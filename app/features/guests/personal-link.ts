/** An invitee's personal link: the open link with the invitee's token. */
export function buildPersonalLink(openLink: string, token: string): string {
  return `${openLink}?g=${encodeURIComponent(token)}`;
}
