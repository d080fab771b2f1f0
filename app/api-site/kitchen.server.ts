import { loadKitchenData, loadKitchenGlance } from '#app/features/kitchen/kitchen.server.ts';

import { sendEventData } from './event-data.server.ts';

/** `?short` is for the overview. */
export const sendKitchen = sendEventData({
  load: (services, { invite }, url) =>
    (url.searchParams.has('short') ? loadKitchenGlance : loadKitchenData)(services, invite),
  isPersonal: false,
});
