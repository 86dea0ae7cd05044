import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageFile } from '#shared/pages.ts';

/** The inline parts that the content security policy allows, each as the hash of its text. */
export interface InPage {
  /** The hash of the script that runs before the first paint, in every page. */
  script: string;
  /** The hash of the first styles, in the prerendered pages. */
  style: string;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function textIn(html: string, element: RegExp): string {
  const text = element.exec(html)?.[1];
  if (!text) throw new Error(`The home page has nothing that fits ${element}.`);
  return text;
}

/** Returns the hashes of the inline parts of a prerendered page. */
export const inPageOf = (html: string): InPage => ({
  script: hashOf(textIn(html, /<script>([^<]+)<\/script>/)),
  style: hashOf(textIn(html, /<style data-first[^>]*>([^<]+)<\/style>/)),
});

/** Returns the hashes of the inline parts in the pages that the build wrote into the folder. */
export const readInPage = async (folder: string): Promise<InPage> =>
  inPageOf(await readFile(join(folder, pageFile('home')), 'utf8'));
