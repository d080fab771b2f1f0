import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { type DoorGuest, type Press, type StoredArrival, decidePress } from './door-rules.ts';
import { DoorSync, type PressStorage } from './door-sync.ts';
import type { DoorMessage, DoorReply, DoorView } from './schema.ts';

const guests: DoorGuest[] = ['a', 'b', 'c'].map((id) => ({
  id,
  name: `Guest ${id}`,
  household: '',
  answer: 'yes',
  expected: 2,
  note: '',
}));
const start: DoorView = { seen: 0, arrivals: [], guests: '1', list: guests };

type Fault = 'none' | 'lost' | 'reply lost';

class FakeServer {
  readonly stored = new Map<string, StoredArrival & { change: number }>();
  #change = 0;

  receive({ phone, seen, presses }: DoorMessage): DoorReply {
    const elsewhere: string[] = [];
    for (const sent of presses) {
      const before = this.stored.get(sent.guest);
      const outcome = decidePress(before, sent, phone);
      if (outcome === 'elsewhere') elsewhere.push(sent.guest);
      if (outcome !== 'stored') continue;
      const version = (before?.version ?? 0) + 1;
      this.stored.set(sent.guest, { ...sent, phone, version, change: (this.#change += 1) });
    }
    const arrivals = [...this.stored.values()].filter(({ change }) => change > seen);
    const unstored = { elsewhere, gone: [], full: [] };
    return { ok: true, seen: this.#change, arrivals, guests: '1', ...unstored };
  }
}

class Memory implements PressStorage {
  readonly kept = new Map<string, readonly Press[]>();
  read = () => [...this.kept].map(([phone, presses]) => ({ phone, presses: [...presses] }));
  write(phone: string, presses: readonly Press[]): void {
    if (presses.length === 0) this.kept.delete(phone);
    else this.kept.set(phone, presses);
  }
}

let server: FakeServer;
let storage: Memory;
let fault: Fault;

async function send(message: DoorMessage): Promise<DoorReply> {
  if (fault === 'lost') throw new Error('no network');
  const reply = server.receive(message);
  if (fault === 'reply lost') throw new Error('no network');
  return reply;
}

const openPhone = (name: string, view = start) => new DoorSync(view, name, { send, storage });
const countHere = () => [...server.stored.values()].reduce((sum, { people }) => sum + people, 0);

beforeEach(() => {
  server = new FakeServer();
  storage = new Memory();
  fault = 'none';
});

describe('a phone at the door', () => {
  it('shows a press at once, and it is stored', async () => {
    const phone = openPhone('left');
    phone.press('a', 2);
    expect(phone.state.arrivals.get('a')?.people).toBe(2);
    expect(phone.state.waiting).toBe(1);
    await phone.sync();
    expect(phone.state.waiting).toBe(0);
    expect(countHere()).toBe(2);
  });

  it('keeps presses without a connection, says so, and sends them later (behaviour 41.6)', async () => {
    const phone = openPhone('left');
    fault = 'lost';
    phone.press('a', 2);
    phone.press('b', 1);
    await phone.sync();
    expect(phone.state.contact).toEqual({ kind: 'offline' });
    expect(phone.state.waiting).toBe(2);
    fault = 'none';
    await phone.sync();
    expect(phone.state.contact).toEqual({ kind: 'reached' });
    expect(countHere()).toBe(3);
  });

  it('takes over what the page before it could not send (behaviour 41.6)', async () => {
    fault = 'lost';
    const closed = openPhone('left');
    closed.press('a', 2);
    await closed.sync();
    fault = 'none';
    const opened = openPhone('later');
    opened.adopt();
    expect(opened.state.arrivals.get('a')?.people).toBe(2);
    await opened.sync();
    expect(countHere()).toBe(2);
    expect(storage.kept.size).toBe(0);
  });

  it('says whom another phone was faster with, and shows what that one said', async () => {
    const [left, right] = [openPhone('left'), openPhone('right')];
    right.press('a', 2);
    right.press('a', 0);
    await right.sync();
    fault = 'lost';
    left.press('a', 1);
    await left.sync();
    fault = 'none';
    server.receive({
      phone: 'right',
      seen: 0,
      guests: '1',
      presses: [{ guest: 'a', people: 2, base: 0, press: 9, name: '' }],
    });
    server.receive({
      phone: 'right',
      seen: 0,
      guests: '1',
      presses: [{ guest: 'a', people: 0, base: 0, press: 10, name: '' }],
    });
    await left.sync();
    expect(left.state.notice?.text).toContain('Guest a');
    expect(left.state.arrivals.get('a')?.people).toBe(0);
  });

  it('names a guest who is no longer on the list, whose press is not counted (behaviour 41.11)', async () => {
    const [, ...rest] = guests;
    const phone = new DoorSync(start, 'left', {
      send: async ({ presses }) => ({
        ok: true,
        seen: 0,
        arrivals: [],
        guests: '2',
        list: rest,
        elsewhere: [],
        gone: presses.map(({ guest }) => guest),
        full: [],
      }),
      storage,
    });
    phone.press('a', 1);
    await phone.sync();
    expect(phone.state.waiting).toBe(0);
    expect(phone.state.list).toEqual(rest);
    expect(phone.state.notice?.text).toContain('Guest a: no longer on the list');
  });

  it('goes on without storage (behaviour 41.6)', async () => {
    storage.read = () => {
      throw new Error('denied');
    };
    storage.write = () => {
      throw new Error('denied');
    };
    const phone = openPhone('left');
    phone.adopt();
    phone.press('a', 1);
    await phone.sync();
    expect(countHere()).toBe(1);
  });

  it('says why it is refused and keeps the presses (behaviour 41.6)', async () => {
    const phone = new DoorSync(start, 'left', {
      send: async () => ({ ok: false, message: 'Please log in.', signedOut: true }),
      storage,
    });
    phone.press('a', 1);
    await phone.sync();
    expect(phone.state.contact).toEqual({ kind: 'signed-out' });
    expect(phone.state.waiting).toBe(1);
  });

  it('sends more presses than fit into one message', async () => {
    const many = Array.from({ length: 45 }, (_, index) => `g${index}`);
    const phone = openPhone('left');
    fault = 'lost';
    for (const id of many) phone.press(id, 1);
    await phone.sync();
    fault = 'none';
    await phone.sync();
    expect(countHere()).toBe(45);
    expect(phone.state.waiting).toBe(0);
  });
});

describe('two phones', () => {
  const step = record({
    phone: constantFrom('left', 'right'),
    guest: constantFrom('a', 'b', 'c'),
    people: nat({ max: 2 }),
    fault: constantFrom<Fault>('none', 'lost', 'reply lost'),
  });

  it('agree with the server in the end, whatever was lost (behaviour 41.4)', async () => {
    await assert(
      asyncProperty(array(step, { maxLength: 12 }), async (steps) => {
        server = new FakeServer();
        fault = 'none';
        const phones = { left: openPhone('left'), right: openPhone('right') };
        for (const { phone, guest, people, fault: next } of steps) {
          fault = next;
          phones[phone as 'left'].press(guest, people);
          // oxlint-disable-next-line no-await-in-loop -- one step after another
          await phones[phone as 'left'].sync();
        }
        fault = 'none';
        await phones.left.sync();
        await phones.right.sync();
        await phones.left.sync();
        for (const { state } of Object.values(phones)) {
          expect(state.waiting).toBe(0);
          for (const { guest, people } of server.stored.values())
            expect(state.arrivals.get(guest)?.people).toBe(people);
        }
      }),
    );
  });
});
