import { array, assert, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { writeRows } from './door-list-rows.ts';
import {
  type Arrival,
  type DoorGuest,
  type Press,
  type StoredArrival,
  countPeople,
  countPressed,
  decidePress,
  layPresses,
} from './door-rules.ts';

const guest = (changes: Partial<DoorGuest>): DoorGuest => ({
  id: 'a',
  name: 'Ana',
  household: '',
  answer: 'yes',
  expected: 1,
  note: '',
  ...changes,
});
const press = (changes: Partial<Press>): Press => ({
  guest: 'a',
  people: 1,
  base: 0,
  press: 1,
  name: '',
  ...changes,
});
const stored = (changes: Partial<StoredArrival>): StoredArrival => ({
  guest: 'a',
  people: 1,
  version: 1,
  name: '',
  phone: 'left',
  press: 1,
  ...changes,
});

/** A server with one guest, and phones whose messages can be lost, repeated and late. */
class Door {
  stored: StoredArrival | undefined;
  readonly #presses = new Map<string, number>();

  press(phone: string, people: number, base = this.stored?.version ?? 0): Press {
    const count = (this.#presses.get(phone) ?? 0) + 1;
    this.#presses.set(phone, count);
    return press({ people, base, press: count });
  }

  receive(phone: string, sent: Press) {
    const outcome = decidePress(this.stored, sent, phone);
    if (outcome === 'stored') {
      const version = (this.stored?.version ?? 0) + 1;
      this.stored = { ...stored({ people: sent.people, version, phone }), press: sent.press };
    }
    return outcome;
  }
}

describe('a press at the door', () => {
  it.each([
    { name: 'the first one', before: undefined, sent: press({}), outcome: 'stored' },
    { name: 'nobody taken back', before: undefined, sent: press({ people: 0 }), outcome: 'known' },
    { name: 'the same again', before: stored({}), sent: press({}), outcome: 'known' },
    {
      name: 'another phone said so already',
      before: stored({ phone: 'right' }),
      sent: press({}),
      outcome: 'known',
    },
    {
      name: 'taken back by the phone that knows it',
      before: stored({ phone: 'right' }),
      sent: press({ people: 0, base: 1 }),
      outcome: 'stored',
    },
    {
      name: 'taken back by a phone that does not',
      before: stored({ phone: 'right', people: 3, version: 2 }),
      sent: press({ people: 1, base: 1 }),
      outcome: 'elsewhere',
    },
    {
      name: 'after a lost reply to one’s own',
      before: stored({}),
      sent: press({ people: 0, press: 2 }),
      outcome: 'stored',
    },
    {
      name: 'one’s own, overtaken',
      before: stored({ people: 0, press: 2, version: 2 }),
      sent: press({}),
      outcome: 'known',
    },
  ])('$name', ({ before, sent, outcome }) => {
    expect(decidePress(before, sent, 'left')).toBe(outcome);
  });

  it('counts once, however often and however late it arrives (behaviour 41.4)', () => {
    const messages = array(nat({ max: 99 }), { minLength: 1, maxLength: 40 });
    assert(
      property(array(nat({ max: 3 }), { minLength: 1, maxLength: 6 }), messages, (said, order) => {
        const door = new Door();
        const presses = said.map((people) => door.press('left', people, 0));
        // Each arrives any number of times; the last one at least once, at the end.
        for (const pick of order) door.receive('left', presses[pick % presses.length]!);
        door.receive('left', presses.at(-1)!);
        expect(door.stored?.people ?? 0).toBe(said.at(-1));
      }),
    );
  });

  it('never overwrites what another phone said and this one has not heard (behaviour 41.4)', () => {
    const people = nat({ max: 3 });
    assert(
      property(people, nat({ max: 2 }), people, (late, first, second) => {
        const door = new Door();
        const unheard = door.press('left', late);
        door.receive('right', door.press('right', first + 1));
        door.receive('right', door.press('right', second));
        const before = door.stored;
        expect(door.receive('left', unheard)).toBe(late === second ? 'known' : 'elsewhere');
        expect(door.stored).toEqual(before);
      }),
    );
  });
});

describe('the count', () => {
  it('is of people: a party as it came, and who was added at the door', () => {
    const guests = [guest({ id: 'a', expected: 3 }), guest({ id: 'b', expected: 1 })];
    const arrivals = new Map([
      ['a', { people: 2 }],
      ['+c', { people: 4 }],
      ['removed', { people: 9 }],
    ]);
    expect(countPeople(guests, arrivals)).toEqual({ here: 6, expected: 4 });
  });

  it('takes who was not expected for one person (behaviour 41.2)', () => {
    expect(countPressed(guest({ answer: 'none', expected: 0 }))).toBe(1);
    expect(countPressed(guest({ expected: 4 }))).toBe(4);
  });

  it('shows what was pressed before the server has said so', () => {
    const known: Arrival = { guest: 'a', people: 0, version: 4, name: '' };
    const shown = layPresses(new Map([['a', known]]), [press({ people: 2, base: 4 })]);
    expect(shown.get('a')).toEqual({ guest: 'a', people: 2, version: 4, name: '' });
  });
});

it('a row on paper holds what guests wrote as text alone (behaviour 41.8)', () => {
  const classes = { box: 'box', household: 'group', note: 'note' };
  const nasty = '<b onload="x">&amp;';
  const written = '&lt;b onload=&quot;x&quot;&gt;&amp;amp;';
  expect(writeRows([['1', nasty, '2 people', nasty, nasty]], classes)).toBe(
    `<tr><td class="box">☐</td><th scope="row"><bdi>${written}</bdi><span class="group"><bdi>${written}</bdi></span></th><td>2 people</td><td class="note"><bdi>${written}</bdi></td></tr>`,
  );
  expect(writeRows([['1', 'Ana', 'Maybe', '', '']], classes)).not.toContain('span');
});
