interface Schedule {
  /** Starts nothing new and waits for the running task. */
  stop(): Promise<void>;
}

/** Runs a task repeatedly, never two runs at the same time. If a run fails, the next one makes up for it, as in AWS. */
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
