/** What a report says of one recipient. */
export interface Delivery {
  action: 'failed' | 'delayed' | 'automatic';
  address: string | null;
  status: string | null;
  text: string;
}

const mostLines = 2000;
export const longestDiagnosis = 500;

export function toDiagnosis(text: string): string {
  return text
    .slice(0, 4 * longestDiagnosis)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, longestDiagnosis)
    .toWellFormed();
}

/** The enhanced status code of an SMTP answer, or one that is as general as its reply code. */
export function findStatus(text: string): string | null {
  const [enhanced] = /\b[245]\.\d{1,3}\.\d{1,3}\b(?!\.)/.exec(text) ?? [];
  if (enhanced) return enhanced;
  const [, code = ''] = /\b([45])\d\d\b/.exec(text) ?? [];
  return code === '' ? null : `${code}.0.0`;
}

export function findAddress(text: string): string | null {
  const [address] = /[^\s<>();:,"@]{1,64}@[^\s<>();:,"@]{1,255}/.exec(text.slice(0, 2000)) ?? [];
  return address?.replace(/\.+$/, '') ?? null;
}

/** The groups of fields that blank lines part (RFC 3464, section 2.1), with folded lines joined. */
function readGroups(text: string): Map<string, string>[] {
  const groups = [new Map<string, string>()];
  let last = '';
  for (const line of text.split(/\r?\n/, mostLines)) {
    const group = groups.at(-1) as Map<string, string>;
    const [, name, value = ''] = /^([!-9;-~]{1,76}):(.*)$/.exec(line) ?? [];
    if (line.trim() === '') groups.push(new Map());
    else if (/^[ \t]/.test(line)) group.set(last, `${group.get(last) ?? ''} ${line.trim()}`);
    else if (name !== undefined) {
      last = name.toLowerCase();
      if (!group.has(last)) group.set(last, value.trim());
    }
  }
  return groups;
}

const isOfRecipient = (group: Map<string, string>) =>
  group.has('action') || group.has('final-recipient') || group.has('status');

function toAction(said: string, status: string | null): Delivery['action'] {
  if (/^fail/i.test(said)) return 'failed';
  if (/^delay/i.test(said)) return 'delayed';
  if (said !== '') return 'automatic';
  if (status === null) return 'automatic';
  return status.startsWith('5.') ? 'failed' : 'delayed';
}

function toDelivery(group: Map<string, string>): Delivery {
  const field = (name: string) => group.get(name) ?? '';
  const diagnosis = field('diagnostic-code').replace(/^\s*[\w-]+\s*;\s*/, '');
  const own = findStatus(field('status'));
  // '5.0.0' says only that it failed; the answer of the server may say why.
  const isGeneral = own === null || /^[45]\.0\.0$/.test(own);
  const status = isGeneral ? (findStatus(diagnosis) ?? own) : own;
  const recipient = field('original-recipient') || field('final-recipient');
  return {
    action: toAction(field('action'), status),
    address: findAddress(recipient.replace(/^[^;]*;/, '')),
    status,
    text: toDiagnosis(diagnosis || field('status')),
  };
}

/** Reads a delivery-status part (RFC 3464). Of several recipients a failure comes first, then a delay. */
export function readDelivery(text: string): Delivery | null {
  const deliveries = readGroups(text).filter(isOfRecipient).map(toDelivery);
  const find = (action: Delivery['action']) => deliveries.find((each) => each.action === action);
  return find('failed') ?? find('delayed') ?? deliveries[0] ?? null;
}
