import { useState } from 'react';

import { LabelDialog } from '#app/features/labels/label-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { joinClasses } from '#app/ui/classes.ts';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { useAction } from '../use-action.ts';
import type { GuestCardView } from './guest-card-view.ts';

import patterns from '#app/ui/patterns.module.css';
import styles from './guest-card.module.css';

type GuestLabelsProps = Pick<GuestCardView, 'id' | 'knownLabels'> & { labels: readonly string[] };

export function GuestLabels({ id, labels, knownLabels }: GuestLabelsProps) {
  const [labeling, setLabeling] = useState(false);
  const showToast = useToast();
  const { busy, send } = useAction((reply) => {
    const refusal = reply.ok ? reply.changed?.left : reply.message;
    if (refusal) showToast({ text: refusal, tone: 'neutral' });
  });
  const label = (text: string, on: boolean) =>
    send({ intent: 'label', guests: { ids: [id] }, label: text, on });
  return (
    <section className={joinClasses(patterns.bar, styles.labels)} aria-label="Labels">
      {labels.map((text) => (
        <Button
          key={text}
          disabled={busy}
          aria-label={`${text}: take this label off`}
          onClick={() => label(text, false)}
        >
          <bdi>{text}</bdi>
          <span aria-hidden="true">×</span>
        </Button>
      ))}
      <Button variant="quiet" onClick={() => setLabeling(true)}>
        + Label
      </Button>
      {labeling ? (
        <LabelDialog
          count={1}
          labels={knownLabels}
          onLabel={label}
          onClose={() => setLabeling(false)}
        />
      ) : null}
    </section>
  );
}
