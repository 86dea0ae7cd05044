import type { NamedWrite } from './commit.ts';
import { table } from './service.ts';

type TransactionEntities = Parameters<Parameters<ReturnType<typeof table>['transaction']['write']>[0]>[0];

/** Builds the write of one row for a transaction. Only functions in `data`, such as `putJob`, call this. */
export function write(name: string, build: (entities: TransactionEntities) => object): NamedWrite {
  const { TransactItems } = table()
    .transaction.write((entities) => [build(entities) as never])
    .params();
  return { name, item: TransactItems[0] as NamedWrite['item'] };
}
