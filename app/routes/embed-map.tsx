import { data } from 'react-router';
import * as v from 'valibot';

import { requestContext, servicesContext } from '#app/context.ts';
import { GoogleMap } from '#app/features/place/map/google/google-map.tsx';
import { MapPanel } from '#app/features/place/map/map-panel.tsx';
import { chooseMapSource } from '#app/features/place/map/map-source.server.ts';
import { StillMap } from '#app/features/place/map/still-map.tsx';
import { maxAddress } from '#app/features/place/rules.ts';
import { pointQuery } from '#app/features/place/schema.ts';
import { getGuestWords } from '#app/features/words/guest/catalogs.server.ts';
import type { RouteHandle } from '#app/page.ts';
import { readLanguage } from '#app/platform/language/languages.ts';
import { defineTrimmedText } from '#app/platform/text-schema.ts';

import type { Route } from './+types/embed-map.ts';

import styles from '#app/features/place/map/embed-map.module.css';

const schemeSchema = v.object({ scheme: v.picklist(['light', 'dark']) });

export const handle: RouteHandle = {
  map: true,
  scheme: (shown) => {
    const parsed = v.safeParse(schemeSchema, shown);
    return parsed.success ? parsed.output.scheme : undefined;
  },
};

const query = v.pipe(defineTrimmedText(maxAddress), v.nonEmpty());

/** The language of the page around it. */
function writeTexts(lang: string | null) {
  const { say } = getGuestWords(readLanguage(lang ?? ''));
  return {
    title: say('mapPageTitle'),
    label: say('mapLabel'),
    unreachable: say('mapNotReachable'),
    noMap: say('mapNotOfAddress'),
    noAddress: say('mapWithoutAddress'),
  };
}

/** Status 400 when `q` is no address, which Google's map of the Location step (`edit=1`) does not need. */
export function loader({ request, context }: Route.LoaderArgs) {
  const source = chooseMapSource(context.get(servicesContext).settings);
  const { nonce } = context.get(requestContext);
  const params = new URL(request.url).searchParams;
  const editable = params.get('edit') === '1' && source?.by === 'google';
  const q = v.safeParse(query, params.get('q') ?? '');
  const address = q.success ? q.output : null;
  const at = v.safeParse(pointQuery, { lat: params.get('lat'), lng: params.get('lng') });
  const point = at.success ? at.output : null;
  const texts = writeTexts(params.get('lang'));
  const shown = { address, point, editable, source, nonce, texts, scheme: params.get('scheme') };
  return data(shown, address === null && !editable ? 400 : 200);
}

/** A document of its own, 200 px tall (behaviour 10.23). */
export default function EmbedMap({ loaderData }: Route.ComponentProps) {
  // On the Location step the surrounding page has the landmarks.
  const Frame = loaderData.editable ? 'div' : 'main';
  return (
    <Frame className={styles.frame}>
      <title>{loaderData.texts.title}</title>
      <meta name="robots" content="noindex" />
      <Shown {...loaderData} />
    </Frame>
  );
}

type ShownProps = Route.ComponentProps['loaderData'];

function Shown({ address, point, editable, source, nonce, texts }: ShownProps) {
  if (source?.by === 'google' && (editable || (address !== null && point))) {
    return <GoogleMap {...{ source, nonce, point, editable, texts }} address={address ?? ''} />;
  }
  if (source?.by === 'tiles' && address !== null && point) {
    return <StillMap {...{ address, point, texts }} tiles={source} />;
  }
  return (
    <MapPanel label={texts.label}>
      {address === null ? null : <p className={styles.address}>{address}</p>}
      <p className={styles.sentence}>
        {address === null ? texts.noAddress : source ? texts.noMap : texts.unreachable}
      </p>
    </MapPanel>
  );
}
