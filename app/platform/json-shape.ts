/** An invitation's own JSON is four deep. */
const maxDepth = 16;

/** More than fit into 1 MiB when each is the shortest invitee that can be written. */
export const mostContainers = 50_000;

const [openObject, closeObject] = ['{'.charCodeAt(0), '}'.charCodeAt(0)];
const [openList, closeList] = ['['.charCodeAt(0), ']'.charCodeAt(0)];
const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);

/**
 * False for lists and objects that are too deep or too many to be parsed (behaviour 22.11). Meaningless for text that
 * is not JSON.
 */
export function isReasonable(json: Uint8Array, maxContainers = mostContainers): boolean {
  let depth = 0;
  let containers = 0;
  let quoted = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (byte === quote) quoted = !quoted;
    else if (quoted) index += byte === backslash ? 1 : 0;
    else if (byte === closeObject || byte === closeList) depth -= 1;
    else if (byte === openObject || byte === openList) {
      depth += 1;
      containers += 1;
      if (depth > maxDepth || containers > maxContainers) return false;
    }
  }
  return true;
}
