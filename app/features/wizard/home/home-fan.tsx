import { Art } from '#app/features/theme/art.tsx';
import { getLook } from '#app/features/theme/look.ts';

import { type SampleInvitation, sampleInvitations } from './sample-invitations.ts';

import styles from './home-fan.module.css';

const onShow = 3;

/** Three sample invitations; each `deal` shows the next three. */
export default function HomeFan({ deal }: { deal: number }) {
  const first = (deal * onShow) % sampleInvitations.length;
  return (
    <ul className={styles.fan}>
      {sampleInvitations.slice(first, first + onShow).map((sample) => (
        <Card key={sample.title} {...sample} />
      ))}
    </ul>
  );
}

function Card({ title, theme, when, where }: SampleInvitation) {
  const { art, properties } = getLook({ theme, eventType: [] });
  return (
    <li className={styles.place}>
      <p className="visually-hidden">
        {title}, an invitation in the theme {theme.join(', ')}
      </p>
      <div className={styles.turned}>
        <div aria-hidden className={styles.card} style={properties}>
          <Art className={styles.art} svg={art.tall} />
          <div className={styles.words} data-stage={art.stage}>
            <p className={styles.opening}>You’re invited to</p>
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
