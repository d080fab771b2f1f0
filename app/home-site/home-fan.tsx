import { Art } from '#app/features/theme/art.tsx';
import { listIdeaClaims } from '#app/features/theme/lexicon/lexicon.ts';
import { getLook } from '#app/features/theme/look.ts';

import { type SampleInvitation, listDeal, sampleOpening } from './sample-invitations.ts';

import styles from './home-fan.module.css';

export function HomeFan({ deal }: { deal: number }) {
  return (
    <ul className={styles.fan} data-fan>
      {listDeal(deal).map((sample) => (
        <Card key={sample.title} {...sample} />
      ))}
    </ul>
  );
}

function Card({ title, theme, when, where }: SampleInvitation) {
  const { art, properties } = getLook({ theme, eventType: [] }, listIdeaClaims);
  return (
    <li className={styles.place}>
      <p className="visually-hidden">
        {title}, an invitation in the theme {theme.join(', ')}
      </p>
      <div className={styles.turned}>
        <div aria-hidden className={styles.card} style={properties}>
          <Art className={styles.art} svg={art.tall} />
          <div className={styles.words} data-stage={art.stage}>
            <p className={styles.opening}>{sampleOpening}</p>
            <p className={styles.title}>{title}</p>
            <p className={styles.facts}>{when}</p>
            <p className={styles.facts}>{where}</p>
          </div>
        </div>
      </div>
      <p aria-hidden className={styles.tags}>
        {theme.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    </li>
  );
}
