import { beforeAll, expect, test } from 'vitest';

import type { DoorReply } from '#app/features/door/schema.ts';
import { getEventDataPath, getEventExportPath } from '#app/platform/paths.ts';
import { addAnswer, addEvent } from '#tests/setup/events.ts';
import { logIn, type LoggedIn } from '#tests/setup/hosts.ts';
import { site, useSite } from '#tests/setup/use-site.ts';

useSite();
let owner: LoggedIn;
let other: LoggedIn;
let id: string;
let presses = 0;

interface File {
  guests: { name: string; arrived?: number }[];
  openReplies: { name: string; arrived?: number }[];
  walkIns?: { name: string; people: number }[];
}

/** Sends a press and returns what all phones at the door then show. */
async function pressAtDoor(
  { visitor }: LoggedIn,
  invite: string,
  pressed: readonly { guest: string; people: number; base?: number; name?: string }[],
) {
  const wanted = pressed.map((one) => ({ base: 0, name: '', ...one, press: (presses += 1) }));
  const message = { phone: 'front-phone', seen: 0, guests: '', presses: wanted };
  const reply = await visitor.postJson(getEventDataPath('door', invite), message);
  expect(reply.status).toBe(200);
  return JSON.parse(reply.text) as DoorReply & { ok: true };
}

async function exportOf({ visitor }: LoggedIn, invite: string): Promise<File> {
  const { text } = await visitor.get(getEventExportPath(invite));
  return JSON.parse(text) as File;
}

/** Returns the id of the new event. */
async function importFile({ visitor }: LoggedIn, file: File): Promise<string> {
  const { text } = await visitor.postJson('/host/import.data', file);
  return /\/host\/events\/([\w-]+)/.exec(text)?.[1] ?? '';
}

beforeAll(async () => {
  owner = await logIn(site, 'ana');
  other = await logIn(site, 'mal');
  id = await addEvent(site.db, { host: owner.host });
  const { db } = site;
  await addAnswer(db, { inviteId: id, name: 'Eva', answer: 'yes', extra: 1 }, 1);
  await addAnswer(db, { inviteId: id, name: 'Finn', answer: 'no' }, 2);
  const { list = [] } = await pressAtDoor(owner, id, []);
  const idOf = (name: string) => list.find((guest) => guest.name === name)?.id ?? '';
  await pressAtDoor(owner, id, [
    { guest: idOf('Eva'), people: 3 },
    { guest: '+walk-in-one', people: 2, name: 'Uncle “Tom” #1' },
    { guest: idOf('Ana'), people: 1 },
    { guest: '+walk-in-two', people: 1 },
    { guest: idOf('Ben'), people: 1 },
    { guest: '+walk-in-three', people: 1, name: 'Taken back' },
  ]);
  await pressAtDoor(owner, id, [
    { guest: idOf('Ben'), people: 0, base: 1 },
    { guest: '+walk-in-three', people: 0, base: 1 },
  ]);
});

test('an imported event has the same people at its door, where they can be corrected (behaviour 33.32)', async () => {
  const file = await exportOf(owner, id);
  expect(file.guests.map(({ name, arrived }) => [name, arrived])).toEqual([
    ['Ana', 1],
    ['Ben', 0],
    ['Cleo', 0],
  ]);
  expect(file.openReplies.map(({ name, arrived }) => [name, arrived])).toEqual([
    ['Eva', 3],
    ['Finn', 0],
  ]);
  expect(file.walkIns).toEqual([
    { name: 'Uncle “Tom” #1', people: 2 },
    { name: '', people: 1 },
  ]);
  expect(JSON.stringify(file)).not.toContain('Taken back');

  const made = await importFile(other, file);
  const door = await pressAtDoor(other, made, []);
  const names = new Map(door.list?.map((guest) => [guest.id, guest.name]));
  const here = door.arrivals.map(({ guest, name, people }) => [
    names.get(guest) ?? `+${name}`,
    people,
  ]);
  expect(Object.fromEntries(here)).toEqual({ Ana: 1, Eva: 3, '+Uncle “Tom” #1': 2, '+': 1 });
  expect(await exportOf(other, made)).toEqual(file);

  const back = door.arrivals.map(({ guest, version }) => ({ guest, base: version, people: 0 }));
  const after = await pressAtDoor(other, made, back);
  expect(after.elsewhere).toEqual([]);
  expect(after.arrivals.map(({ people }) => people)).toEqual([0, 0, 0, 0]);
  expect(await exportOf(owner, id)).toEqual(file);
});

test('a file of a release that kept no arrivals is imported with nobody at the door (behaviour 33.32)', async () => {
  const file = await exportOf(owner, id);
  for (const one of [...file.guests, ...file.openReplies]) delete one.arrived;
  delete file.walkIns;
  const made = await importFile(other, file);
  expect((await pressAtDoor(other, made, [])).arrivals).toEqual([]);
});
