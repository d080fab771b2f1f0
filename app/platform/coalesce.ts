interface Waiting<Value> {
  answer: Promise<Value | undefined>;
  resolve: (value: Value | undefined) => void;
  reject: (reason: unknown) => void;
}

/**
 * Gathers single questions into one. What is asked in one turn of the event loop goes out together; what is
 * asked while that is under way goes into the next, so that no answer is older than its question.
 */
export function coalesce<Key, Value>(
  ask: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let gathering = new Map<Key, Waiting<Value>>();
  let underWay = false;

  async function send(): Promise<void> {
    const batch = gathering;
    gathering = new Map();
    try {
      const values = await ask([...batch.keys()]);
      for (const [key, { resolve }] of batch) resolve(values.get(key));
    } catch (error) {
      for (const { reject } of batch.values()) reject(error);
    }
    underWay = gathering.size > 0;
    if (underWay) setImmediate(() => void send());
  }

  return (key) => {
    let waiting = gathering.get(key);
    if (!waiting) {
      const { promise: answer, resolve, reject } = Promise.withResolvers<Value | undefined>();
      waiting = { answer, resolve, reject };
      gathering.set(key, waiting);
    }
    if (!underWay) {
      underWay = true;
      setImmediate(() => void send());
    }
    return waiting.answer;
  };
}
