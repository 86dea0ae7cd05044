import { inflateSync } from 'node:zlib';

/**
 * What a PDF holds besides pages. Names are looked for wherever a reader finds objects: in the file itself and in packed
 * lists of objects. A packed list that cannot be opened here is reported too, because nobody knows what is in it.
 */

export type PdfTrouble = 'script' | 'files' | 'locked' | 'unreadable';

/** Names in which every letter may be written as a number (`/J#53`). */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const endOfName = '(?![^\\s()<>[\\]{}/%])';
const names = (...all: string[]): RegExp => new RegExp(`/(${all.join('|')})${endOfName}`);

/** Long enough not to appear in the bytes of a picture by chance, so they are looked for everywhere. */
const longScript = names('JavaScript', 'Launch', 'Rendition', 'RichMedia');
const longFiles = names('EmbeddedFiles?');
/** Short ones only count where a reader looks for objects. */
const shortScript = names('JS', 'XFA');

function foundIn(objects: string): PdfTrouble | null {
  if (longScript.test(objects) || shortScript.test(objects)) return 'script';
  return longFiles.test(objects) ? 'files' : null;
}

const mostUnpacked = 50 * 1024 * 1024;
const packedObjects = names('ObjStm');

interface Stream {
  /** What the file says about it. */
  about: string;
  start: number;
}

/** The file without the contents of its streams, and where each of these begins. */
function apart(file: Buffer): { outside: string; streams: Stream[] } {
  const text = file.toString('latin1');
  const streams: Stream[] = [];
  const outside: string[] = [];
  let from = 0;
  for (const begin of text.matchAll(/>>[\s\0]*stream\r?\n/g)) {
    if (begin.index < from) continue;
    const about = text.slice(from, begin.index + 2);
    const start = begin.index + begin[0].length;
    const end = text.indexOf('endstream', start);
    outside.push(about);
    streams.push({ about: plainNames(about.slice(about.lastIndexOf('endobj') + 1)), start });
    from = end < 0 ? text.length : end;
  }
  outside.push(text.slice(from));
  return { outside: plainNames(outside.join('\n')), streams };
}

/** The objects in a packed list. Null if it is packed in a way that is not read here. */
function unpacked(file: Buffer, { about, start }: Stream, most: number): string | null {
  if (/\/DecodeParms|\/DP\b/.test(about) && !/\/Predictor\s+1\b/.test(about)) return null;
  const filters = /\/(?:Filter|F)\s*(\[[^\]]*\]|\/\w+)/.exec(about)?.[1]?.match(/\w+/g) ?? [];
  if (filters.length === 0) return file.toString('latin1', start, file.indexOf('endstream', start));
  if (filters.length > 1 || !['FlateDecode', 'Fl'].includes(filters[0] ?? '')) return null;
  try {
    return inflateSync(file.subarray(start), { maxOutputLength: most }).toString('latin1');
  } catch {
    return null;
  }
}

/** Null for a PDF that holds only pages. */
export function troubleIn(file: Buffer): PdfTrouble | null {
  const whole = plainNames(file.toString('latin1'));
  if (longScript.test(whole)) return 'script';
  if (longFiles.test(whole)) return 'files';
  const { outside, streams } = apart(file);
  const found = foundIn(outside);
  if (found) return found;
  const lists = streams.filter(({ about }) => packedObjects.test(about));
  if (lists.length > 0 && names('Encrypt').test(whole)) return 'locked';
  // One that is hidden from this reading would be opened by another.
  if (lists.length !== (whole.match(new RegExp(packedObjects, 'g')) ?? []).length) return 'unreadable';
  let left = mostUnpacked;
  for (const list of lists) {
    const objects = left > 0 ? unpacked(file, list, left) : null;
    if (objects === null) return 'unreadable';
    left -= objects.length;
    const inside = foundIn(plainNames(objects));
    if (inside) return inside;
  }
  return null;
}
