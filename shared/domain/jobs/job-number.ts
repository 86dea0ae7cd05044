/**
 * The number by which people identify a job, such as `BR-1042`: the company's prefix, and a running number of its jobs.
 */

/** The running number of a company's first job. The number is high, so that the first 8,999 jobs all have four digits. */
export const firstNumber = 1001;

export const jobNumber = (prefix: string, running: number): string => `${prefix}-${running}`;

/** Returns one line that identifies a job: its number, suburb and title, as far as each is known. */
export const jobLine = (job: { number?: string | null | undefined; suburb: string | null; title: string }): string =>
  [job.number, job.suburb, job.title].filter(Boolean).join(', ');

/** Words that do not identify a company. */
const passedOver: ReadonlySet<string> = new Set(['PTY', 'LTD', 'LIMITED', 'PROPRIETARY', 'INC', 'CO', 'THE', 'AND']);

/** Prefixes that customers would find rude. */
const rude: ReadonlySet<string> = new Set(['ASS', 'BUM', 'CUM', 'FAG', 'FUC', 'FUK', 'KKK', 'PIS', 'SEX', 'TIT']);

/** Returns the words of a name in capitals from A to Z, without accents. */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}|['’]/gu, '')
    .split(/[^A-Z]+/)
    .filter((word) => word !== '' && !passedOver.has(word));

/**
 * Yields the possible prefixes of a company, the clearest first. A company takes the first prefix that no other company has. The
 * list has no end: after the prefixes from the name, random digits distinguish companies with the same name. `random` returns a
 * number from 0 to less than 1.
 */
export function* jobPrefixes(companyName: string, random: () => number = Math.random): Generator<string, never> {
  const words = wordsOf(companyName);
  const initials = words.map(([first = '']) => first).join('');
  const name = words.join('').padEnd(2, 'X');
  const candidates = [initials.slice(0, 2), initials.slice(0, 3), name.slice(0, 2), name.slice(0, 3)];
  const telling = [...new Set(candidates)].filter((prefix) => prefix.length > 1 && !rude.has(prefix));
  yield* telling;
  for (let digits = 1; ; digits += 1) {
    const least = 10 ** (digits - 1);
    yield `${telling[0]}${least + Math.floor(random() * 9 * least)}`;
  }
}
