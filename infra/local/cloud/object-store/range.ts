import { ObjectStoreError } from './errors.ts';

export interface Range {
  start: number;
  end: number;
}

/** The part of an object that a `Range` asks for. Null means all of it, also if the header makes no sense, as in S3. */
export function readRange(header: string | undefined, size: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  const isBackwards = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isBackwards) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  if (start >= size) throw new ObjectStoreError(416, 'InvalidRange', 'The requested range is not satisfiable');
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end };
}
