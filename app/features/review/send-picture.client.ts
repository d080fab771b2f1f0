import { keepForLayer, readPicture } from '#app/features/draft/kept-picture.client.ts';
import { getPicture } from '#app/features/draft/picture.client.ts';
import { getDeskPicturePath } from '#app/platform/paths.ts';

const mostMs = 30_000;

async function send(inviteId: string, file: Blob, alt: string): Promise<boolean> {
  const form = new FormData();
  form.set('intent', 'save');
  form.set('alt', alt);
  form.set('picture', file, 'picture.jpg');
  try {
    const signal = AbortSignal.timeout(mostMs);
    const { ok } = await fetch(getDeskPicturePath(inviteId), {
      method: 'POST',
      body: form,
      signal,
    });
    return ok;
  } catch (error) {
    console.warn(error);
    return false;
  }
}

/**
 * Uploads the draft's picture to the event that it was just saved as. One that does not get through is kept for the live
 * layer, which can try again (behaviour 40.17). False when it is neither uploaded nor kept.
 */
export async function sendPicture(inviteId: string): Promise<boolean> {
  const picture = getPicture() ?? (await readPicture().catch(() => null));
  if (!picture || (await send(inviteId, picture.file, picture.alt))) return true;
  try {
    await keepForLayer(inviteId, picture);
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
}
