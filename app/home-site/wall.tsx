import type { CSSProperties } from 'react';

import { InvitationHero } from '#app/features/invitation/invitation-hero.tsx';
import { getCoverFile } from '#app/features/theme/cover-files.ts';
import { type Cover, covers } from '#app/features/theme/covers.ts';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { type Look, getLook } from '#app/features/theme/look.ts';
import { getLanguage, say } from '#app/platform/language/say.ts';
import { getCoverPath } from '#app/platform/paths.ts';

import { getSampleFile } from './sample-files.ts';

import styles from './wall.module.css';

/** On a phone, in the first view. */
const eagerCovers = 4;

export function Wall() {
  return (
    <section className={styles.section} aria-labelledby="wall">
      <div className={styles.head}>
        <h2 id="wall" data-typing={say('Pick its look, or let the line decide')}>
          {say('Or start with a look')}
        </h2>
        <p className={styles.count}>
          {say('{count, plural, one {# look} other {# looks}}', { count: covers.length })}
        </p>
        <p className={styles.promise}>{say('Your title appears on all of them as you type')}</p>
      </div>
      <ul className={styles.wall}>
        {covers.map((cover, index) => (
          <li key={cover.look.id}>
            <CoverLink cover={cover} isEager={index < eagerCovers} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function CoverLink({ cover, isEager }: { cover: Cover; isEager: boolean }) {
  const { look, type } = cover;
  return (
    <a
      className={styles.cover}
      href={getCoverPath(look.id, type.id)}
      data-cover={look.id}
      data-tags={look.tags.join()}
      data-type={type.id}
      data-types={type.type}
      data-bare={getCoverFile(look.id, 'none')}
    >
      <span className={styles.picture}>
        <img
          src={getSampleFile(look.id, getLanguage())}
          alt=""
          width={346}
          height={444}
          loading={isEager ? 'eager' : 'lazy'}
        />
        <LiveWords {...cover} />
      </span>
      {/* Shown the other way round. */}
      <span className={styles.caption}>
        <span>
          {say(look.name)}
          <span className={styles.spoken}>,</span>
        </span>
        <b data-label={say(type.label)}>{say(type.label)}</b>
      </span>
    </a>
  );
}

/** Of the theme's properties, those that the words of a picture are set with. */
const ofWords =
  /^--(?:font|label|title)-|^--color-(?:accent|control|display|fill|glint|paper|surface)$/;

const pickOfWords = (properties: Look['properties']): CSSProperties =>
  Object.fromEntries(Object.entries(properties).filter(([name]) => ofWords.test(name)));

/** What the script lays over the picture while the host types: the words of an invitation, without its drawing. */
function LiveWords({ look: { tags }, type }: Cover) {
  const look = getLook({ theme: [...tags], eventType: [type.type] }, listIdeaClaims);
  const wordsAlone = { ...look, art: { ...look.art, tall: '', wide: '' } };
  return (
    <template>
      <span className={styles.live} style={pickOfWords(look.properties)}>
        <InvitationHero
          view={{ eventName: '…', hostedBy: '' }}
          look={wordsAlone}
          greeting={null}
          titleAs="p"
        />
      </span>
    </template>
  );
}
