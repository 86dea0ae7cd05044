import type { DemoApi } from '../person.ts';
import { readProgress } from './progress.ts';

interface Adding {
  isUnderWay(): boolean;
  /** Resolves when everything is there, when the application is stopped, or when it did not work. */
  ended: Promise<void>;
}

/** Goes on adding the rest of the demo data, if there is more to come, while people already use the application. */
export function beginCountry(dataDir: string, api: DemoApi, log: (line: string) => void): Adding {
  let isUnderWay = true;
  const add = async () => {
    const progress = await readProgress(dataDir);
    if (!progress) return;
    log('Adding more demo data in the background: people and jobs all over Australia.');
    const { loadCountry } = await import('./load-country.ts');
    await loadCountry(api, progress);
    log('All demo data is there.');
  };
  const ended = add()
    .catch((error: unknown) => {
      // What is missing comes with the next start.
      if (!api.signal.aborted) log(`Could not add all demo data: ${error instanceof Error ? error.message : error}`);
    })
    .finally(() => {
      isUnderWay = false;
    });
  return { isUnderWay: () => isUnderWay, ended };
}
