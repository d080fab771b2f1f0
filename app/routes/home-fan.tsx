import { themeProperties } from '#app/features/theme/css.ts';
import { composeOrnaments } from '#app/features/theme/ornaments/compose.ts';
import { themeTokens } from '#app/features/theme/tokens.ts';

import { type Specimen, specimens } from './specimens.ts';

import styles from './home-fan.module.css';

const size = { width: 300, height: 420 };
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
  const tokens = themeTokens({ theme, eventType: [] });
  const { hero, stage } = composeOrnaments(tokens);
  const { 'color-scheme': _, ...looks } = themeProperties(tokens);
  return (
    <li className={styles.place}>
      <p className="visually-hidden">
        {title}, an invitation in the theme {theme.join(', ')}
      </p>
      <div aria-hidden className={styles.card} style={looks}>
        <div className={styles.art} dangerouslySetInnerHTML={{ __html: hero(size) }} />
        <div className={styles.words} data-stage={stage}>
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
