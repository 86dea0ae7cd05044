import { inflateSync } from 'node:zlib';

/**
 * Finds the parts of a PDF that are not pages. The check searches names wherever a PDF reader finds objects: in the file itself
 * and in packed lists of objects (object streams). It also reports a packed list that it cannot open, because the list may hide
 * a script.
 */

export type PdfTrouble = 'script' | 'action' | 'files' | 'locked' | 'unreadable';

/** Decodes names, in which every character may be written as a number (`/J#53`). */
const plainNames = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const endOfName = '(?![^\\s()<>[\\]{}/%])';
const names = (...all: string[]): RegExp => new RegExp(`/(${all.join('|')})${endOfName}`);

/** These names are too long to occur in the bytes of a picture by chance, so the whole file is searched for them. */
const longScript = names('JavaScript', 'Launch', 'Rendition', 'RichMedia');
const longFiles = names('EmbeddedFiles?');
/** Actions that send or fetch data, or open another file. A link that the reader has to click is allowed. */
const longAction = names('SubmitForm', 'ImportData', 'GoTo[ER]');
/** Short names may occur by chance, so they only count where a PDF reader looks for objects. */
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
  /** The dictionary of the stream. */
  about: string;
  start: number;
}

/** Matches one object that begins a dictionary, and no text or comment that only looks like one. */
const plainObject = /^endobj[\s\0]*(?:%[^\r\n]*[\r\n]+)*\d+[\s\0]+\d+[\s\0]+obj[\s\0]*<<[^()%]*>>$/;
const oneBracket = /(?<!<)<(?!<)|(?<!>)>(?!>)/;

/**
 * Returns the dictionary of a stream: the text after the last object that ended before it. If that end may be part of a text or
 * a comment, returns everything since the previous stream.
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

/** Splits the file into the text outside its streams, and the places where the streams begin. */
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

/**
 * Tells whether a PDF reader opens this stream as a packed list of objects. A reader does so for every stream with the entries
 * `/First` and `/N`, whatever type the stream states.
 */
const isList = ({ about }: Stream): boolean => packedObjects.test(about) || (first.test(about) && count.test(about));

const filterNames = names('Filter', 'F');
const filterGiven = /\/(?:Filter|F)[\s\0]*(?:\[[\s\0]*\/(\w+)[\s\0]*\]|\/(\w+))/;
const predictorNames = names('Predictor');
const noPredictor = /\/Predictor[\s\0]+1(?!\d)/g;

/** Returns the objects in a packed list, or null if this code cannot unpack it. */
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

/** Returns the kind of content that makes a PDF dangerous, or null for a PDF that contains only pages. */
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
  // If the counts differ, a PDF reader may open a packed list that this check did not find.
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
