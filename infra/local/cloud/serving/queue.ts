export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs one task at a time, in the order they came. A task that fails does not stop the next one. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
