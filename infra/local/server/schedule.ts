interface Schedule {
  /** Starts no further run and waits for the current one. */
  stop(): Promise<void>;
}

/** Runs a task repeatedly, but never two runs at the same time. As in AWS, the next run does the work of a failed one. */
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
