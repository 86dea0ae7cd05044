interface Schedule {
  /** Begins nothing new and waits for what runs. */
  stop(): Promise<void>;
}

/** Runs a task again and again, never two at once. A failed turn is made up by the next, as in AWS. */
export function repeat(task: () => Promise<unknown>, everyMs: number, log: (line: string) => void): Schedule {
  let running: Promise<unknown> | undefined;
  const timer = setInterval(() => {
    running ??= task()
      .catch((error: unknown) => log(`A scheduled task failed: ${error instanceof Error ? error.message : error}`))
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
