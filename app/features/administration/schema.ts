/** What an administrator's form gets. `row` is the row or button whose form it was. */
export type AdminReply =
  | { ok: true; row: string; link?: string }
  | { ok: false; message: string; row?: string; asks?: 'first' | 'again' };
