import { describe, expect, test } from 'vitest';

import { describeStep } from '../parts.ts';
import {
  addPerson,
  applyDetails,
  findInviteeProblems,
  hasRoom,
  makeHousehold,
  makeOnePerson,
  toDetails,
} from './household.ts';
import { type Invitee, replaceInvitee } from './invitee.ts';

const ana: Invitee = { id: 'i1', name: 'Ana', email: 'ana@example.org' };
const rossis: Invitee = {
  ...ana,
  name: 'The Rossis',
  people: [
    { id: 'p1', name: 'Chiara', child: false },
    { id: 'p2', name: 'Nina', child: true },
  ],
  companions: 0,
};

describe('an invitee who is edited', () => {
  test('stays as it is when nothing is changed (behaviour 27.11)', () => {
    for (const invitee of [ana, rossis]) {
      expect(applyDetails(invitee, toDetails(invitee))).toEqual(invitee);
    }
  });

  test('becomes a household, of which one person is the first (behaviour 27.12)', () => {
    const household = makeHousehold(toDetails(ana));
    expect(household.people.map(({ name }) => name)).toEqual(['Ana', '']);
    expect([...findInviteeProblems(applyDetails(ana, household))]).toEqual([
      ['people.1.name', 'Please enter a name.'],
    ]);
    const people = [...household.people.slice(0, 1), { name: ' Ben ', child: true }];
    const named = { ...household, name: 'Ana & Ben', people, companions: 2 };
    const next = applyDetails(ana, named);
    expect(next).toEqual({
      ...ana,
      name: 'Ana & Ben',
      people: [
        { name: 'Ana', child: false },
        { name: 'Ben', child: true },
      ],
      companions: 2,
    });
    expect(findInviteeProblems(next).size).toBe(0);
  });

  test('becomes one person again, and what was typed returns with the household (behaviour 27.12)', () => {
    const one = makeOnePerson(toDetails(rossis));
    expect(applyDetails(rossis, one).people).toEqual([]);
    expect(applyDetails(rossis, makeHousehold(one))).toEqual(rossis);
  });

  test('is asked for a name (behaviour 27.11)', () => {
    const added = { name: 'Ana', email: 'ana@example.org' };
    const blank = applyDetails(added, { ...toDetails(added), name: ' ', email: '' });
    expect([...findInviteeProblems(blank)]).toEqual([['name', 'Please enter a name.']]);
  });

  test('needs no address (behaviour 9.22)', () => {
    const blank = applyDetails(ana, { ...toDetails(ana), email: '' });
    expect(findInviteeProblems(blank).size).toBe(0);
  });

  test('is a household of at most twenty people (behaviour 27.12)', () => {
    let details = makeHousehold(toDetails(ana));
    for (let count = 0; count < 30; count += 1) details = addPerson(details);
    expect(details.people).toHaveLength(20);
    expect(hasRoom(details)).toBe(false);
  });

  test('keeps its place on the list, also on one that was read again (behaviour 27.11)', () => {
    const ben = { name: 'Ben', email: 'ben@example.org' };
    const next = { ...ben, name: 'Benedikt' };
    expect(replaceInvitee([ana, ben, rossis], ben, next)).toEqual([ana, next, rossis]);
    expect(replaceInvitee([ana, { ...ben }], ben, next)).toEqual([ana, next]);
    expect(replaceInvitee([ana], ben, next)).toEqual([ana]);
  });
});

test('a household is told apart when two versions of the list are compared', () => {
  const step = { invitees: [ana, rossis], name: '', email: '' };
  expect(describeStep('invitee', step)).toEqual([
    'Ana (ana@example.org)',
    'The Rossis (ana@example.org) · Chiara · Nina (child) · may bring 0',
  ]);
});
