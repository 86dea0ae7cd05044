import type { NamedWrite } from '../commit.ts';
import type { IdempotencyRow } from '../rows.ts';
import { write } from '../write.ts';

export const idempotencyName = 'idempotency';

/** Records a request. Fails if a request with the same key took effect, and its record has not expired at `nowSeconds`. */
export const putIdempotency = (row: IdempotencyRow, nowSeconds: number): NamedWrite =>
  write(idempotencyName, (entities) =>
    entities.idempotency
      .put(row)
      .where(({ ttl }, { notExists, lt }) => `${notExists(ttl)} OR ${lt(ttl, nowSeconds)}`)
      .commit(),
  );
