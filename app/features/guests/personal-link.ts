export function buildPersonalLink(openLink: string, token: string): string {
  return `${openLink}?g=${encodeURIComponent(token)}`;
}
