import type { IncomingHttpHeaders } from 'node:http';

/** Passes on only the ranges that s3rver handles correctly: it mistakes "the last 500 bytes" for "the first 500". */
export function normaliseRange(headers: IncomingHttpHeaders, size: number | undefined): void {
  const range = headers.range;
  if (range === undefined) return;
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isBackwards = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isBackwards) {
    delete headers.range;
  } else if (first === '' && size !== undefined) {
    headers.range = `bytes=${Math.max(0, size - Number(last))}-`;
  }
}
