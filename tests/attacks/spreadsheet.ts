import { saveDraft } from '#app/features/invite/save-draft.server.ts';
import { openDatabase } from '#app/platform/db/client.server.ts';
import { getGuestsFilePath } from '#app/platform/paths.ts';
import { makeDraft } from '#tests/fixtures/drafts.ts';

interface Target {
  url: string;
  dataDir: string;
  cookie: string;
}

const count = 9500;
const command = "cmd|'/c calc'!A1";
/** A spreadsheet may also end a cell at a semicolon, a tab or a line break. */
const names = ['=', '+', '-', '@', '＝', "'=", 'x;=', 'x\t=', 'x\n@', '"x;=', 'x";"='].map(
  (start) => start + command,
);

/** A formula, wherever a spreadsheet may begin a cell. */
const computed = /(?:^|[;,\t\r\n])"?[=+\-@＝＋－＠]/gu;

/** Stores guests whose names are formulas, and counts those that a spreadsheet would compute. */
export async function exportFormulas({ url, dataDir, cookie }: Target): Promise<string> {
  const db = await openDatabase({ DATA_DIR: dataDir });
  const host = await db
    .selectFrom('hosts')
    .select(['uid', 'username', 'email', 'display_name as displayName'])
    .where('username', '=', 'host')
    .executeTakeFirstOrThrow();
  const invitees = Array.from({ length: count }, (_, index) => ({
    name: names[index % names.length] ?? '',
    email: '',
  }));
  const id = await saveDraft({ db, clock: Date.now }, host, makeDraft({ invitees }));
  await db.destroy();
  const reply = await fetch(new URL(getGuestsFilePath(id), url), { headers: { cookie } });
  const file = await reply.text();
  const rows = file.match(/calc/g)?.length ?? 0;
  return `${rows} written, ${file.match(computed)?.length ?? 0} computed`;
}
