import { useState } from 'react';
import type { Readable } from './readable.ts';

/** Returns an answer that was read after the component appeared, because an earlier answer may be out of date. */
export function useCurrent<Data>({ data, dataUpdatedAt }: Readable<Data>): Data | undefined {
  const [since] = useState(() => Date.now());
  return dataUpdatedAt >= since ? data : undefined;
}
