import type { SettlingApi } from './seed/load-quiet.ts';
import { type LaterPart, readProgress } from './seed/progress.ts';

interface Adding {
  isUnderWay(): boolean;
  /** Resolves when all demo data is loaded, when the application stops, or after an error. */
  ended: Promise<void>;
}

const parts = {
  quiet: { what: 'booked and finished jobs', load: async () => (await import('./seed/load-quiet.ts')).loadQuiet },
  country: {
    what: 'people and jobs all over Australia',
    load: async () => (await import('./seed/country/load-country.ts')).loadCountry,
  },
} satisfies Record<LaterPart, unknown>;

/** Adds the missing demo data, if any, while people already use the application. */
export function beginRest(dataDir: string, api: SettlingApi, log: (line: string) => void): Adding {
  let isUnderWay = true;
  const add = async () => {
    const progress = await readProgress(dataDir);
    if (!progress) return;
    log(`Adding more demo data in the background: ${progress.parts.map((part) => parts[part].what).join(', ')}.`);
    for (const part of progress.parts) await (await parts[part].load())(api, progress);
    await progress.finish();
    log('All demo data is loaded.');
  };
  const ended = add()
    .catch((error: unknown) => {
      // The next start adds the missing data.
      if (!api.signal.aborted) log(`Could not add all demo data: ${error instanceof Error ? error.message : error}`);
    })
    .finally(() => {
      isUnderWay = false;
    });
  return { isUnderWay: () => isUnderWay, ended };
}
