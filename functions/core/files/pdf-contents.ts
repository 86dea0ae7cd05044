import { inflateSync } from 'node:zlib';

/**
 * What a PDF holds besides pages. Names are looked for wherever a reader finds objects: in the file itself and in packed
 * lists of objects. A packed list that cannot be opened here is reported too, because nobody knows what is in it.
 */

export type PdfTrouble = 'script' | 'action' | 'files' | 'locked' | 'unreadable';

/** Names in which every letter may be written as a number (`/J#53`). */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const endOfName = '(?![^\\s()<>[\\]{}/%])';
const names = (...all: string[]): RegExp => new RegExp(`/(${all.join('|')})${endOfName}`);

/** Long enough not to appear in the bytes of a picture by chance, so they are looked for everywhere. */
const longScript = names('JavaScript', 'Launch', 'Rendition', 'RichMedia');
const longFiles = names('EmbeddedFiles?');
/** What sends or fetches something, or opens another file. A link that a reader has to press is none of these. */
const longAction = names('SubmitForm', 'ImportData', 'GoTo[ER]');
/** Short ones only count where a reader looks for objects. */
const shortScript = names('JS', 'XFA');

function foundIn(objects: string): PdfTrouble | null {
  if (longScript.test(objects) || shortScript.test(objects)) return 'script';
  if (longAction.test(objects) || /\/FS[\s\0]*\/URL/.test(objects)) return 'action';
  return longFiles.test(objects) ? 'files' : null;
}

const mostUnpacked = 50 * 1024 * 1024;
const packedObjects = names('ObjStm');
const first = names('First');
const count = names('N');

const times = (name: RegExp, text: string): number => (text.match(new RegExp(name, 'g')) ?? []).length;

interface Stream {
  /** What the file says about it. */
  about: string;
  start: number;
}

/** One object that begins a dictionary, without anything in which its words could mean something else. */
const plainObject = /^endobj[\s\0]*(?:%[^\r\n]*[\r\n]+)*\d+[\s\0]+\d+[\s\0]+obj[\s\0]*<<[^()%]*>>$/;
const oneBracket = /(?<!<)<(?!<)|(?<!>)>(?!>)/;

/**
 * The dictionary of a stream: what follows the object before it. If that end may itself be part of a text or a comment,
 * everything since the stream before counts.
 */
function dictionaryIn(text: string): string {
  const end = text.lastIndexOf('endobj');
  const last = text.slice(end);
  const line = text.slice(Math.max(text.lastIndexOf('\n', end), text.lastIndexOf('\r', end)) + 1, end);
  const isPlain =
    end >= 0 &&
    plainObject.test(last) &&
    !oneBracket.test(last) &&
    last.split('<').length === last.split('>').length &&
    last.split('<<').length === last.split('>>').length &&
    !line.includes('%');
  return plainNames(isPlain ? last.slice(1) : text);
}

const beginOfStream = /(?<!end)stream[ \t]*(?:\r\n|\n|\r)/g;

/** The file without the contents of its streams, and where each of these begins. */
function apart(text: string): { outside: string; streams: Stream[] } {
  const streams: Stream[] = [];
  const outside: string[] = [];
  let from = 0;
  for (const begin of text.matchAll(/>>[\s\0]*stream[ \t]*(?:\r\n|\n|\r)/g)) {
    if (begin.index < from) continue;
    const about = text.slice(from, begin.index + 2);
    const start = begin.index + begin[0].length;
    const end = text.indexOf('endstream', start);
    outside.push(about);
    streams.push({ about: dictionaryIn(about), start });
    from = end < 0 ? text.length : end;
  }
  outside.push(text.slice(from));
  return { outside: plainNames(outside.join('\n')), streams };
}

/** Readers open every stream with these two as a packed list of objects, whatever its type says. */
const isList = ({ about }: Stream): boolean => packedObjects.test(about) || (first.test(about) && count.test(about));

const filterNames = names('Filter', 'F');
const filterGiven = /\/(?:Filter|F)[\s\0]*(?:\[[\s\0]*\/(\w+)[\s\0]*\]|\/(\w+))/;
const predictorNames = names('Predictor');
const noPredictor = /\/Predictor[\s\0]+1(?!\d)/g;

/** The objects in a packed list. Null if it is packed in a way that is not read here. */
function unpacked(file: Buffer, { about, start }: Stream, most: number): string | null {
  const predictors = times(predictorNames, about);
  const isPredicted = predictors !== (about.match(noPredictor) ?? []).length;
  if (isPredicted || (names('DecodeParms', 'DP').test(about) && predictors === 0)) return null;
  const filters = times(filterNames, about);
  if (filters === 0) return file.toString('latin1', start, file.indexOf('endstream', start));
  const given = filterGiven.exec(about);
  if (filters > 1 || !['FlateDecode', 'Fl'].includes(given?.[1] ?? given?.[2] ?? '')) return null;
  try {
    return inflateSync(file.subarray(start), { maxOutputLength: most }).toString('latin1');
  } catch {
    return null;
  }
}

/** Null for a PDF that holds only pages. */
export function troubleIn(file: Buffer): PdfTrouble | null {
  const text = file.toString('latin1');
  const whole = plainNames(text);
  if (longScript.test(whole)) return 'script';
  if (longAction.test(whole)) return 'action';
  if (longFiles.test(whole)) return 'files';
  const { outside, streams } = apart(text);
  const found = foundIn(outside);
  if (found) return found;
  const lists = streams.filter(isList);
  if (lists.length > 0 && names('Encrypt').test(whole)) return 'locked';
  // One that is hidden from this reading would be opened by another.
  const isHidden =
    times(packedObjects, whole) !== times(packedObjects, outside) ||
    times(first, whole) !== times(first, outside) ||
    (text.match(beginOfStream) ?? []).length !== streams.length;
  if (isHidden) return 'unreadable';
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
