import type { Versions } from '../schema.ts';

/** What is said of one guest for whom an answer was to be recorded. */
export interface Told {
  id: string;
  /** Why it could not be recorded; '' if it was. */
  problem: string;
  /** What is unexpected about the recorded answer; '' for nothing. */
  note: string;
  /** Of the stored answer; null without one. */
  version: number | null;
}

/** Adds up what is said of all guests while their answers are recorded a part after the other. */
export class ToldOutcomes {
  readonly #told = new Map<string, Told>();
  readonly #promoted = new Set<string>();

  /** Of guests whom an earlier part let in from the waiting list: their version is higher than what the host has seen. */
  wasPromoted(id: string): boolean {
    return this.#promoted.has(id);
  }

  /** `promoted` are those whom this part let in from the waiting list. */
  add(part: readonly Told[], promoted: readonly string[]): void {
    for (const id of promoted) {
      this.#promoted.add(id);
      const told = this.#told.get(id);
      if (!told) continue;
      const version = told.version === null ? null : told.version + 1;
      this.#told.set(id, { ...told, note: '', version });
    }
    for (const one of part) this.#told.set(one.id, one);
  }

  /** How many answers are recorded. */
  get count(): number {
    return this.#list().filter(({ problem }) => problem === '').length;
  }

  /** The guests of each sentence. */
  listBy(what: 'problem' | 'note'): Map<string, string[]> {
    const said = this.#list().filter((one) => one[what] !== '');
    const by = Map.groupBy(said, (one) => one[what]);
    return new Map([...by].map(([sentence, guests]) => [sentence, guests.map(({ id }) => id)]));
  }

  /** With this problem, or with any other outcome. */
  versionsOf(problem: string, isEqual: boolean): Versions {
    const found = this.#list().filter((one) => (one.problem === problem) === isEqual);
    return Object.fromEntries(found.map(({ id, version }) => [id, version]));
  }

  #list(): Told[] {
    return [...this.#told.values()];
  }
}
