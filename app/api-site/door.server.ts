import * as v from 'valibot';

import { takePresses } from '#app/features/door/door.server.ts';
import { doorMessageSchema } from '#app/features/door/schema.ts';
import { defineHostEndpoint } from '#app/host-action.server.ts';
import { unreadable } from '#app/platform/form.server.ts';
import { texts } from '#app/platform/language/texts.ts';

/** Stores what was pressed on a phone at the door, and tells it what the other phones did. */
export const takeDoorMessage = defineHostEndpoint({
  permission: 'door',
  schema: v.message(doorMessageSchema, unreadable),
  texts: texts({ failed: 'Not saved. It stays on this phone and is sent again.' }),
  async run({ services, invite }, message) {
    const news = await takePresses(services, invite, message);
    return { status: 200, reply: { ok: true, ...news } };
  },
});
