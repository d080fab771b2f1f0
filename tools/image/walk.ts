import { strict as assert } from 'node:assert';

import { getDashboardPath, getGuestPath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';
import { readShownAnswer } from '#tests/setup/guest-page.ts';
import { ana, logInByPassword, signUp } from '#tests/setup/log-in-screen.ts';
import { Visitor } from '#tests/setup/site.ts';

const guests = 16;
const monthMs = 30 * 86_400_000;

/** What was done and acknowledged, which must be there for ever. */
export interface Done {
  inviteId: string;
  answers: { cookies: Map<string, string>; answer: string }[];
}

/** A host makes an account, saves an invitation and sees it; a guest answers. */
export async function doMainJob(url: string): Promise<Done> {
  const host = new Visitor({ url });
  assert.equal((await signUp(host)).status, 200);
  const date = new Date(Date.now() + monthMs).toISOString().slice(0, 10);
  const saved = await host.postJson('/confirm.data', makeDraft({ date, eventName: 'Lanterns' }));
  const inviteId = /"inviteId","([\w-]+)"/.exec(saved.text)?.[1] ?? '';
  assert.notEqual(inviteId, '', saved.text);
  const done: Done = { inviteId, answers: [] };
  await answerOnce(url, done, 'yes');
  return done;
}

async function answerOnce(url: string, done: Done, answer: string): Promise<boolean> {
  const guest = new Visitor({ url });
  const page = getGuestPath(done.inviteId);
  await guest.get(page);
  // From many addresses, because one has a limit.
  const from = [0, 0, 0].map(() => Math.floor(Math.random() * 250)).join('.');
  const { status } = await guest.post(page, { answer }, { 'x-forwarded-for': `10.${from}` });
  if (status === 303) done.answers.push({ cookies: guest.cookies, answer });
  return status === 303;
}

/** Guests answer until the server accepts no connection, which \`stop\` causes once \`enough\` answers are stored. */
export async function answerUntilStopped(
  url: string,
  done: Done,
  enough: number,
  stop: () => Promise<number>,
): Promise<number> {
  let stopping: Promise<number> | undefined;
  const answerOnAndOn = async () => {
    try {
      while (await answerOnce(url, done, 'maybe')) {
        if (done.answers.length >= enough) stopping ??= stop();
      }
    } catch {
      // The connection was refused or ended: this answer was not acknowledged.
    }
  };
  await Promise.all(Array.from({ length: guests }, answerOnAndOn));
  assert.ok(stopping, 'the answers ended before the server was stopped');
  return stopping;
}

/** Fails unless the host's account and event, and every acknowledged answer, are there. */
export async function findEverything(url: string, { inviteId, answers }: Done): Promise<void> {
  const host = new Visitor({ url });
  const loggedIn = await logInByPassword(host, ana);
  assert.ok(loggedIn.status < 400, `the log-in answered ${loggedIn.status}`);
  const overview = await host.get(getDashboardPath(inviteId));
  assert.equal(overview.status, 200);
  assert.match(overview.text, /Lanterns/);
  for (const { cookies, answer } of answers) {
    const guest = new Visitor({ url });
    for (const [name, value] of cookies) guest.cookies.set(name, value);
    assert.equal(readShownAnswer(await guest.get(getGuestPath(inviteId))), answer);
  }
}
