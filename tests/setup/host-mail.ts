import { getMessagesPath } from '#app/platform/paths.ts';

import { id, owner } from './use-event.ts';

let presses = 0;

export const newPress = () => `press-${(presses += 1)}`;

/** Posts an action of the screen 'Messages'. */
export const postMessage = (action: object, { visitor } = owner) =>
  visitor.postJson(`${getMessagesPath(id)}.data`, action);

/** To all guests, without words of the host. */
export const mailing = { kind: 'invitation', to: 'all', guests: [], subject: '', text: '' };

export const sendMailing = (changes: object = {}, by = owner) =>
  postMessage({ intent: 'send', press: newPress(), ...mailing, ...changes }, by);
