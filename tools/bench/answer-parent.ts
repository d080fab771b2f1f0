/** In a helper process: answers each message of its parent. */
export function answerParent(answer: (message: never) => unknown): void {
  // A failed benchmark must leave no process running.
  process.once('disconnect', () => process.exit());
  process.on('message', async (message) => {
    try {
      process.send?.({ answer: await answer(message as never) });
    } catch (error) {
      process.send?.({ failed: String(error) });
    }
  });
}
