import * as fc from 'fast-check';

import { lookalikes } from '#tests/fixtures/nasty-strings.ts';

/** Tokens in any order, one of them many times, or any text at all. */
export function makeText(tokens: readonly string[]): fc.Arbitrary<string> {
  const token = fc.constantFrom(...tokens);
  return fc.oneof(
    { weight: 6, arbitrary: fc.array(token, { maxLength: 40 }).map((all) => all.join('')) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(token, fc.nat(2000))
        .map(([one, times]) => one.repeat(times).slice(0, 8000)),
    },
    { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  );
}

const oddNumbers = [-1, 0.5, 2 ** 31, 2 ** 53, 8.64e15 + 1, 1e308, 5e-324, -0];
const odd = fc.oneof(
  fc.constantFrom<unknown>(...oddNumbers, null, true, '', ...Object.values(lookalikes)),
  fc.jsonValue({ maxDepth: 3 }),
  fc
    .constantFrom(...Object.values(lookalikes))
    .map((key) => JSON.parse(`{${JSON.stringify(key)}:1}`) as unknown),
  fc.string({ unit: 'binary', maxLength: 50 }),
);

type Node = Record<string | number, unknown>;

function listPlaces(
  value: unknown,
  into: [Node, string | number][] = [],
): [Node, string | number][] {
  if (typeof value !== 'object' || value === null) return into;
  for (const key of Object.keys(value)) {
    into.push([value as Node, key]);
    listPlaces((value as Node)[key], into);
  }
  return into;
}

/** A value with some of its parts replaced by something odd, or removed. */
export function makeMutant(sample: object): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.nat(), fc.option(odd, { freq: 8, nil: undefined }));
  return fc.oneof(
    { weight: 1, arbitrary: odd },
    {
      weight: 9,
      arbitrary: fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
        const mutant = structuredClone(sample) as Node;
        for (const [chosen, value] of changes) {
          const places = listPlaces(mutant);
          const [inside, key = ''] = places[chosen % Math.max(1, places.length)] ?? [];
          if (inside) inside[key] = value;
        }
        return mutant;
      }),
    },
  );
}

/** Bytes of a sample with some of them changed, taken out or repeated; or any bytes. */
export function makeBytes(samples: readonly Uint8Array[]): fc.Arbitrary<Uint8Array> {
  const edit = fc.record({
    at: fc.nat(),
    put: fc.uint8Array({ maxLength: 6 }),
    cut: fc.oneof(fc.constant(0), fc.nat(8), fc.nat(2000)),
  });
  const edited = fc
    .tuple(fc.constantFrom(...samples), fc.array(edit, { maxLength: 4 }))
    .map(([sample, edits]) =>
      edits.reduce((bytes: Uint8Array, { at, put, cut }) => {
        // Segments and their lengths are at the beginning.
        const from = at % Math.max(1, at % 3 === 0 ? bytes.length : Math.min(bytes.length, 300));
        const parts = [bytes.subarray(0, from), put, bytes.subarray(from + cut)];
        return new Uint8Array(Buffer.concat(parts));
      }, sample),
    );
  return fc.oneof(
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 300 }) },
    { weight: 9, arbitrary: edited },
  );
}

/** Names and values of a form, in any number. */
export function makeFields(
  names: readonly string[],
  values: readonly string[],
): fc.Arbitrary<[string, string][]> {
  const name = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  );
  const value = fc.oneof(fc.constantFrom(...values), makeText([...values, ' ', ',', '\n']));
  return fc.array(fc.tuple(name, value), { maxLength: 12 });
}
