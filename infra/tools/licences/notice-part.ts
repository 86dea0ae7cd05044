export interface Package {
  name: string;
  /** The licence as an SPDX expression, or empty. */
  licence: string;
}

/** Licences of packages that an MIT product can pass on with their notice. The last two are for fonts and data. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1',
  'CC-BY-4.0',
]);

/**
 * Tells whether a licence expression is allowed. Of licences joined by OR, one must be allowed. Of licences joined by AND, all
 * must be allowed. Returns false for more complex expressions, which a person must read.
 */
export function isAllowed(licence: string): boolean {
  const words = licence.replace(/^\((.*)\)$/, '$1');
  if (/[()]/.test(words)) return false;
  return words.split(' OR ').some((choice) => choice.split(' AND ').every((each) => allowed.has(each)));
}

const heading = 'Packages in every deployed copy, with their licences (npm run build -- notice writes this part)';

/** Returns the part of NOTICE that lists these packages. */
export function partOf(packages: readonly Package[]): string {
  const width = Math.max(...packages.map(({ name }) => name.length));
  return [heading, ...packages.map(({ name, licence }) => `  ${name.padEnd(width)}  ${licence}`), ''].join('\n');
}

/** Returns the text of NOTICE with this part at its end, instead of the earlier part. */
export function noticeWith(notice: string, part: string): string {
  const [written = ''] = notice.split(heading);
  return `${written.trimEnd()}\n\n${part}`;
}
