import { AsyncLocalStorage } from 'node:async_hooks';

import { type Spoken, setSpoken } from './say.ts';

const storage = new AsyncLocalStorage<Spoken>();
setSpoken(() => storage.getStore());

/** Everything that `run` does, also later, says its texts in the language of `spoken`. */
export const inWordsOf = <Done>(spoken: Spoken, run: () => Done): Done => storage.run(spoken, run);
