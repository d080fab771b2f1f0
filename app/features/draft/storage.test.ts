import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { PartName, StepValue } from './parts.ts';
import type * as storageModule from './storage.client.ts';

type Storage = typeof storageModule;

/** The storage that the tabs of one browser share. Quota errors and denied access are per tab. */
class FakeWindow {
  readonly localStorage = {
    getItem: (key: string): string | null => {
      if (this.denied) throw new Error('denied');
      return this.shared.get(key) ?? null;
    },
    setItem: (key: string, raw: string): void => {
      if (this.denied || raw.length > this.room) throw new Error('full');
      this.#change(key, raw);
    },
    removeItem: (key: string): void => {
      if (this.denied) throw new Error('denied');
      this.#change(key, null);
    },
  };
  denied = false;
  room = Infinity;
  readonly shared: Map<string, string>;
  readonly #listeners = new Map<string, ((event: unknown) => void)[]>();
  readonly #others: FakeWindow[] = [];

  constructor(shared = new Map<string, string>()) {
    this.shared = shared;
  }

  addEventListener(type: string, listener: (event: unknown) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  dispatch(type: string, event: unknown): void {
    for (const listener of this.#listeners.get(type) ?? []) listener(event);
  }

  beside(other: FakeWindow): void {
    this.#others.push(other);
  }

  #change(key: string, raw: string | null): void {
    if (raw === null) this.shared.delete(key);
    else this.shared.set(key, raw);
    for (const other of this.#others) other.dispatch('storage', { key });
  }
}

/** Loads the storage module as a new tab would. `window` is that of the tab opened last: see `inTab`. */
async function openTab(window: FakeWindow): Promise<Storage> {
  vi.stubGlobal('window', window);
  vi.resetModules();
  return import('./storage.client.ts');
}

function save<Name extends PartName>(tab: Storage, name: Name, value: StepValue<Name>): void {
  tab.updateStep(name, () => value);
}

let window: FakeWindow;
let storage: Storage;

beforeEach(async () => {
  window = new FakeWindow();
  storage = await openTab(window);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('keeping a step', () => {
  test('reads what an earlier page saved', async () => {
    save(storage, 'eventName', { title: 'Supper' });
    const later = await openTab(new FakeWindow(window.shared));
    expect(later.readStep('eventName')).toEqual({ title: 'Supper' });
  });

  test('hands out the same object until the step changes', () => {
    const first = storage.readStep('theme');
    expect(storage.readStep('theme')).toBe(first);
    save(storage, 'theme', { selected: ['Neon'], customTheme: '' });
    expect(storage.readStep('theme')).not.toBe(first);
  });

  test('writes nothing by reading (behaviour 3.2)', () => {
    storage.readStep('invitee');
    expect(window.shared.size).toBe(0);
  });

  test('keeps the invitees under a key that ends in invitees (behaviour 3.1)', () => {
    save(storage, 'invitee', { invitees: [], name: 'A', email: '' });
    expect([...window.shared.keys()]).toEqual(['festoon.invitees']);
  });

  test('tells subscribers, until they leave', () => {
    const listener = vi.fn<() => void>();
    const leave = storage.subscribe(listener);
    save(storage, 'eventName', { title: 'A' });
    leave();
    save(storage, 'eventName', { title: 'B' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('data that cannot be read counts as none', () => {
  test.each([
    '',
    'nonsense',
    '[1,2]',
    'null',
    '42',
    '"text"',
    '{"invitees":{"length":3}}',
    '{"invitees":7,"name":[],"email":null}',
    '{"__proto__":{"invitees":[{"name":"x","email":"y"}]}}',
    '['.repeat(100_000),
  ])('%.60s', (raw) => {
    window.shared.set('festoon.invitees', raw);
    expect(storage.readStep('invitee')).toEqual({ invitees: [], name: '', email: '' });
    expect(Object.hasOwn(Object.prototype, 'invitees')).toBe(false);
  });

  test('one spoilt entry does not lose its neighbours (behaviour 3.4)', () => {
    window.shared.set(
      'festoon.invitees',
      '{"invitees":[{"name":"Ana","email":"a@b"},3,{"name":"Bo"}],"name":"C"}',
    );
    expect(storage.readStep('invitee')).toEqual({
      invitees: [{ name: 'Ana', email: 'a@b' }],
      name: 'C',
      email: '',
    });
    window.shared.set('festoon.theme', '{"selected":["Neon",null,"Gone tag"],"customTheme":"x"}');
    expect(storage.readStep('theme')).toEqual({ selected: ['Neon'], customTheme: 'x' });
  });

  test('a date or a time that no input can show falls back (behaviour 7.7)', () => {
    window.shared.set(
      'festoon.dateTime',
      '{"date":"2027-02-30","startTime":"25:61","endTime":"23:30","timeZone":"Mars/Olympus"}',
    );
    expect(storage.readStep('dateTime')).toMatchObject({
      date: '',
      startTime: '',
      endTime: '23:30',
      endsNextDay: false,
      timeZone: '',
    });
    window.shared.set('festoon.activity', '{"activities":[],"name":"Cake","time":"noon"}');
    expect(storage.readStep('activity')).toMatchObject({ name: 'Cake', time: '' });
  });

  test('numbers beyond all bounds fall back (behaviour 3.4)', () => {
    window.shared.set('festoon.location', '{"location":"Bath","lat":1e400,"lng":-9e99}');
    expect(storage.readStep('location')).toEqual({
      location: 'Bath',
      lat: null,
      lng: null,
      showMap: true,
      typed: '',
    });
    window.shared.set('festoon.activity', '{"activities":[{"id":1e400,"name":"a","time":1e400}]}');
    expect(storage.readStep('activity').activities).toEqual([]);
  });
});

describe('a sign-out', () => {
  const guests = { invitees: [{ name: 'Ana', email: 'ana@example.org' }], name: 'B', email: '' };
  const left = (fate: unknown) => {
    save(storage, 'eventName', { title: 'Supper' });
    save(storage, 'invitee', guests);
    const id = storage.getDraftId();
    storage.leaveDraft(fate);
    return { keys: [...window.shared.keys()], isSameDraft: storage.getDraftId() === id };
  };

  test('deletes of the draft what its form says: its invitees (behaviour 17.41)', () => {
    const { keys, isSameDraft } = left('invitees');
    expect(keys.toSorted()).toEqual(['festoon.draftId', 'festoon.eventName']);
    expect(isSameDraft).toBe(true);
    expect(storage.readStep('invitee')).toEqual({ invitees: [], name: '', email: '' });
    expect(storage.readStep('eventName')).toEqual({ title: 'Supper' });
  });

  test('deletes of the draft what its form says: everything (behaviour 18.38)', () => {
    const { keys, isSameDraft } = left('clear');
    expect(keys).toEqual([]);
    expect(isSameDraft).toBe(false);
  });

  test.each(['keep', null, 'nonsense'])('deletes nothing for %j', (fate) => {
    expect(left(fate).isSameDraft).toBe(true);
    expect(storage.readStep('invitee')).toEqual(guests);
  });
});

describe('a browser that refuses', () => {
  test('access at all: the draft lives in memory and says so at once (behaviour 3.3)', () => {
    window.denied = true;
    expect(storage.isPersistent()).toBe(false);
    expect(storage.readStep('eventName')).toEqual({ title: '' });
    save(storage, 'eventName', { title: 'Supper' });
    storage.updateStep('eventName', ({ title }) => ({ title: `${title}!` }));
    expect(storage.readStep('eventName')).toEqual({ title: 'Supper!' });
    expect(storage.getDraftId()).toBe(storage.getDraftId());
    storage.clearDraft();
    expect(storage.readStep('eventName')).toEqual({ title: '' });
  });

  test('access by having no storage at all (behaviour 3.3)', async () => {
    const bare = await openTab(Object.assign(new FakeWindow(), { localStorage: null }));
    save(bare, 'eventName', { title: 'Supper' });
    expect(bare.readStep('eventName')).toEqual({ title: 'Supper' });
    expect(bare.isPersistent()).toBe(false);
  });

  test('one long text: it stays in memory, and a short one elsewhere does not hide that (behaviour 3.6)', () => {
    window.room = 40;
    expect(storage.isPersistent()).toBe(true);
    save(storage, 'message', { customMessage: 'x'.repeat(100) });
    expect(storage.isPersistent()).toBe(false);
    save(storage, 'eventName', { title: 'Short' });
    expect(storage.isPersistent()).toBe(false);
    storage.updateStep('message', ({ customMessage }) => ({ customMessage: `${customMessage}y` }));
    expect(storage.readStep('message').customMessage).toHaveLength(101);
  });

  test('and later has room again: the draft is kept again (behaviour 3.6)', () => {
    window.room = 40;
    save(storage, 'message', { customMessage: 'x'.repeat(100) });
    window.room = 1000;
    save(storage, 'message', { customMessage: 'x'.repeat(101) });
    expect(storage.isPersistent()).toBe(true);
  });
});

function inTab<Value>(tab: FakeWindow, act: () => Value): Value {
  vi.stubGlobal('window', tab);
  return act();
}

async function openTwo() {
  const here = new FakeWindow();
  const there = new FakeWindow(here.shared);
  here.beside(there);
  there.beside(here);
  const first = await openTab(here);
  const second = await openTab(there);
  return { here, there, first, second };
}

describe('two tabs', () => {
  test('agree, also when a step was read before anybody subscribed', async () => {
    const { here, there, first, second } = await openTwo();
    expect(inTab(there, () => second.readStep('eventName'))).toEqual({ title: '' });
    inTab(here, () => save(first, 'eventName', { title: 'Supper' }));
    expect(inTab(there, () => second.readStep('eventName'))).toEqual({ title: 'Supper' });
  });

  test('tell subscribers of the other one (behaviour 3.5)', async () => {
    const { here, there, first, second } = await openTwo();
    const listener = vi.fn<() => void>();
    inTab(there, () => second.subscribe(listener));
    inTab(here, () => save(first, 'theme', { selected: ['Neon'], customTheme: '' }));
    expect(listener).toHaveBeenCalled();
  });

  test('leave each other’s steps alone (behaviour 3.5)', async () => {
    const { here, there, first, second } = await openTwo();
    inTab(here, () => save(first, 'eventName', { title: 'Supper' }));
    inTab(there, () => save(second, 'theme', { selected: ['Neon'], customTheme: '' }));
    expect(inTab(here, () => first.readStep('theme').selected)).toEqual(['Neon']);
    expect(inTab(there, () => second.readStep('eventName').title)).toBe('Supper');
  });

  test('build on the newest value, even before the other tab’s event has come (behaviour 3.5)', () => {
    storage.readStep('partyType');
    window.shared.set('festoon.partyType', '{"selected":["Pool Party"],"custom":""}');
    storage.updateStep('partyType', (newest) => ({
      ...newest,
      selected: [...newest.selected, 'Brunch Party'],
    }));
    expect(storage.readStep('partyType').selected).toEqual(['Pool Party', 'Brunch Party']);
  });

  test('both forget a draft that one of them has saved', async () => {
    const { here, there, first, second } = await openTwo();
    inTab(here, () => save(first, 'eventName', { title: 'Supper' }));
    const id = inTab(here, () => first.getDraftId());
    expect(inTab(there, () => second.getDraftId())).toBe(id);
    inTab(there, () => second.clearDraft());
    expect(inTab(here, () => first.readStep('eventName').title)).toBe('');
    expect(inTab(here, () => first.getDraftId())).not.toBe(id);
  });

  test('a page taken back from the back/forward cache reads anew', () => {
    save(storage, 'eventName', { title: 'Old' });
    window.shared.set('festoon.eventName', '{"title":"New"}');
    window.dispatch('pageshow', { persisted: true });
    expect(storage.readStep('eventName')).toEqual({ title: 'New' });
  });
});

test('the draft’s id is random, kept, and never a stored nonsense (behaviour 3.12)', () => {
  window.shared.set('festoon.draftId', '<script>');
  const id = storage.getDraftId();
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(window.shared.get('festoon.draftId')).toBe(id);
});
