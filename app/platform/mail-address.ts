const longestDomain = 253;
const local = /^[^\s\p{C}"(),:;<>[\\\]@]+$/u;
const label = /^(?!-)[\p{L}\p{M}\p{N}-]{1,63}(?<!-)$/u;

/**
 * A mailbox and a domain that can exist: names of letters, digits and hyphens with dots between them, the last one not a
 * number. The one check of addresses that hosts and guests enter (behaviour 33.36).
 */
export function isMailAddress(text: string): boolean {
  const at = text.indexOf('@');
  const domain = text.slice(at + 1);
  if (at < 1 || domain.length > longestDomain || !local.test(text.slice(0, at))) return false;
  const labels = domain.split('.');
  return labels.length > 1 && labels.every((one) => label.test(one)) && !isNumber(labels.at(-1));
}

const isNumber = (text = '') => /^\p{N}+$/u.test(text);
