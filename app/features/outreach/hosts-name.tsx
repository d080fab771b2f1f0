import { type FormEvent, useState } from 'react';

import { limits } from '#app/features/draft/limits.ts';
import { say } from '#app/platform/language/say.ts';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/fields/field.tsx';
import { useToast } from '#app/ui/overlays/toast.tsx';

import { useMessageAction } from './use-message-action.ts';

import styles from './messages-page.module.css';

/** Gives an event without hosts’ names the one that mail comes from (behaviour 31.12). */
export function HostsName() {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const showToast = useToast();
  const posting = useMessageAction((reply) => {
    setProblem(reply.ok ? '' : reply.message);
    if (reply.ok) showToast({ text: say('Hosts saved.'), tone: 'good' });
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    posting.send({ intent: 'name-hosts', hostedBy: typed });
  };
  return (
    <form className={styles.row} onSubmit={save} noValidate>
      <TextField
        label={say('Hosted by')}
        hint={say('Without a name, mail comes from “Your host”.')}
        maxLength={limits.hostedBy}
        error={problem}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" disabled={posting.busy}>
        {say('Save name')}
      </Button>
    </form>
  );
}
