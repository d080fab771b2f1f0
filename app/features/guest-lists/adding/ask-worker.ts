/** One answer of a worker, which ends with it. */
export async function askWorker<Answer>(
  worker: Worker,
  question: { bytes: ArrayBuffer },
): Promise<Answer> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker failed.')));
      worker.postMessage(question, [question.bytes]);
    });
  } finally {
    worker.terminate();
  }
}
