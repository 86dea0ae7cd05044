import { ObjectStoreError } from './errors.ts';

export interface Range {
  start: number;
  end: number;
}

/** Returns the part of an object that a `Range` header asks for. Null means the whole object, as in S3 for a malformed header. */
export function readRange(header: string | undefined, size: number): Range | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  const isBackwards = first !== '' && last !== '' && Number(first) > Number(last);
  if ((first === '' && last === '') || isBackwards) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  if (start >= size) throw new ObjectStoreError(416, 'InvalidRange', 'The requested range is not satisfiable');
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return { start, end };
}
