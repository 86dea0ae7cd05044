/** Tells whether the error is the failed condition of a write of one row. */
export const isConditionLost = (error: unknown): boolean =>
  hasCause(error, ({ name }) => name === 'ConditionalCheckFailedException');

/** Tells whether the error or any of its causes matches, because libraries wrap the table's errors. */
export function hasCause(error: unknown, isSuch: (each: Error) => boolean): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (isSuch(at)) return true;
  }
  return false;
}
