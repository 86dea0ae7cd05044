import type { NamedWrite } from './commit.ts';
import { table } from './service.ts';

type TransactionEntities = Parameters<Parameters<ReturnType<typeof table>['transaction']['write']>[0]>[0];

/** Returns one row's part of a transaction. Use cases get these parts from the functions in the `-writes` files. */
export function write(name: string, build: (entities: TransactionEntities) => object): NamedWrite {
  const { TransactItems } = table()
    .transaction.write((entities) => [build(entities) as never])
    .params();
  return { name, item: TransactItems[0] as NamedWrite['item'] };
}
