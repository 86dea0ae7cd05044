export type Queue = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs one task at a time, in order of arrival. A failing task does not stop the next one. */
export function createQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const run = last.then(task, task);
    last = run.catch(() => undefined);
    return run;
  };
}
