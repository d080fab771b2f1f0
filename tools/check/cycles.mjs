/**
 * The cycles of a graph: strongly connected components (Tarjan) with two or more nodes, or with one node that
 * refers to itself.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]} each sorted
 */
export function findCycles(graph) {
  /** @type {Map<string, { index: number, low: number, onStack: boolean }>} */
  const seen = new Map();
  /** @type {string[]} */
  const stack = [];
  /** @type {string[][]} */
  const found = [];
  const visit = (/** @type {string} */ node) => {
    const mark = { index: seen.size, low: seen.size, onStack: true };
    seen.set(node, mark);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      const known = seen.get(next);
      if (!known) mark.low = Math.min(mark.low, visit(next).low);
      else if (known.onStack) mark.low = Math.min(mark.low, known.index);
    }
    if (mark.low === mark.index) {
      const members = stack.splice(stack.indexOf(node));
      for (const member of members) {
        const own = seen.get(member);
        if (own) own.onStack = false;
      }
      if (members.length > 1 || graph.get(node)?.has(node)) found.push(members.toSorted());
    }
    return mark;
  };
  for (const node of graph.keys()) if (!seen.has(node)) visit(node);
  return found;
}
