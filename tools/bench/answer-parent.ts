/** In a helper process: answers each message of the process that started it. */
export function answerParent(answer: (message: never) => unknown): void {
  // A failed benchmark must leave no process running, because the reader of its output would wait for it.
  process.once('disconnect', () => process.exit());
  process.on('message', async (message) => {
    try {
      process.send?.({ answer: await answer(message as never) });
    } catch (error) {
      process.send?.({ failed: String(error) });
    }
  });
}
