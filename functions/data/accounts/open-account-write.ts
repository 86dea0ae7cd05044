import type { NamedWrite } from '../commit.ts';
import { write } from '../write.ts';

/** The name of the write that fails once the account is suspended or deleted. */
const openAccount = 'account in use';

const check = (userId: string): NamedWrite =>
  write(openAccount, (entities) =>
    entities.user
      .check({ userId })
      .where(({ suspended }, { ne }) => ne(suspended, true))
      .commit(),
  );

interface Conditional {
  Key?: Record<string, unknown>;
  Item?: Record<string, unknown>;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

const partOf = ({ item }: NamedWrite): Conditional => Object.values(item)[0] as Conditional;

function keyOf(write: NamedWrite): string {
  const { Key, Item } = partOf(write);
  const { pk, sk } = Key ?? Item ?? {};
  return `${pk} ${sk}`;
}

const account = '#accountSuspended';
const isSuspended = ':accountSuspended';

/** Adds the condition to an existing write of the account's row, because a transaction can write a row only once. */
function withCondition({ name, item }: NamedWrite): NamedWrite {
  const [kind] = Object.keys(item) as (keyof typeof item)[];
  const part = partOf({ name, item });
  const own = `${account} <> ${isSuspended}`;
  const condition = part.ConditionExpression === undefined ? own : `(${part.ConditionExpression}) AND ${own}`;
  const joined = {
    ...part,
    ConditionExpression: condition,
    ExpressionAttributeNames: { ...part.ExpressionAttributeNames, [account]: 'suspended' },
    ExpressionAttributeValues: { ...part.ExpressionAttributeValues, [isSuspended]: true },
  };
  return { name, item: { [kind ?? 'Update']: joined } };
}

/**
 * Adds to the writes the condition that the account is neither suspended nor deleted. `condition` is the name of the write that
 * has this condition.
 */
export function whileInUse(
  userId: string,
  writes: readonly NamedWrite[],
): { writes: readonly NamedWrite[]; condition: string } {
  const own = check(userId);
  const at = writes.findIndex((each) => keyOf(each) === keyOf(own));
  const found = writes[at];
  if (!found) return { writes: [...writes, own], condition: own.name };
  return { writes: writes.with(at, withCondition(found)), condition: found.name };
}
