import { Art } from '#app/features/theme/art.tsx';
import { lookOf } from '#app/features/theme/look.ts';

import { type Specimen, specimens } from './specimens.ts';

import styles from './home-fan.module.css';

const onShow = 3;

/** Three invitations as the theme engine draws them; every deal shows the next three. */
export default function HomeFan({ deal }: { deal: number }) {
  const first = (deal * onShow) % specimens.length;
  return (
    <ul className={styles.fan}>
      {specimens.slice(first, first + onShow).map((specimen) => (
        <Card key={specimen.title} {...specimen} />
      ))}
    </ul>
  );
}

function Card({ title, theme, when, where }: Specimen) {
  const { art, properties } = lookOf({ theme, eventType: [] });
  return (
    <li className={styles.place}>
      <p className="visually-hidden">
        {title}, an invitation in the theme {theme.join(', ')}
      </p>
      <div aria-hidden className={styles.card} style={properties}>
        <Art className={styles.art} svg={art.tall} />
        <div className={styles.words} data-stage={art.stage}>
          <p className={styles.opening}>You’re invited to</p>
          <p className={styles.title}>{title}</p>
          <p className={styles.facts}>{when}</p>
          <p className={styles.facts}>{where}</p>
        </div>
      </div>
      <p aria-hidden className={styles.tags}>
        {theme.join(' · ')}
      </p>
    </li>
  );
}
