import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { keyVersion } from '../entities/entity-keys.ts';
import type { StoredRow } from '../entities/migration.ts';
import { bringForward, kindField, type Shapes, UnknownRow, versionField, versionsIn } from './bring-forward.ts';

/**
 * Translates versions between ElectroDB and the table. ElectroDB has one fixed version and ignores rows of other versions, so it
 * receives every row with that version. In the table, each row has the version of its shape.
 */

interface Part {
  [name: string]: unknown;
  Item?: StoredRow;
  UpdateExpression?: string;
  FilterExpression?: string;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** A request to the table or its answer, without the parts that none of our commands use. */
interface Message extends Part {
  TransactItems?: Record<string, Part>[];
  RequestItems?: Record<string, unknown>;
  Items?: StoredRow[];
  Attributes?: StoredRow;
  Responses?: { Item?: StoredRow }[] | Record<string, StoredRow[]>;
}

const mapValues = <T>(from: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(from).map(([name, value]) => [name, change(value)]));

const stampInUpdate = /#__edb_v__ = (:__edb_v__\w*)/g;

function outgoing(shapes: Shapes) {
  const versions = versionsIn(shapes);
  const versionOf = (kind: unknown): string => String(versions.get(String(kind)) ?? keyVersion);

  /** Sets the version: a new row gets the current version, and an update of some fields keeps the version of the stored row. */
  function stamped(part: Part): Part {
    const { Item, UpdateExpression, ExpressionAttributeValues: values = {} } = part;
    if (Item) return { ...part, Item: { ...Item, [versionField]: versionOf(Item[kindField]) } };
    if (UpdateExpression === undefined) return part;
    const stamps = [...UpdateExpression.matchAll(stampInUpdate)].map(([, name = '']): [string, string] => [
      name,
      versionOf(values[name.replace(versionField, kindField)]),
    ]);
    return {
      ...part,
      UpdateExpression: UpdateExpression.replace(stampInUpdate, '#__edb_v__ = if_not_exists(#__edb_v__, $1)'),
      ExpressionAttributeValues: { ...values, ...Object.fromEntries(stamps) },
    };
  }

  /** Removes ElectroDB's filter by version, which would silently leave out rows of other versions. */
  function unfiltered(part: Part): Part {
    const { FilterExpression, ExpressionAttributeValues: values = {} } = part;
    if (FilterExpression === undefined) return part;
    const used = new Set([...FilterExpression.matchAll(stampInUpdate)].map(([, name]) => name));
    return {
      ...part,
      FilterExpression: FilterExpression.replace(stampInUpdate, 'attribute_exists(#__edb_v__)'),
      ExpressionAttributeValues: Object.fromEntries(Object.entries(values).filter(([name]) => !used.has(name))),
    };
  }

  const inBatch = (request: unknown): unknown =>
    typeof request === 'object' && request !== null && 'PutRequest' in request
      ? { ...request, PutRequest: stamped(request.PutRequest as Part) }
      : request;

  return (message: Message): Message => ({
    ...unfiltered(stamped(message)),
    ...(message.TransactItems ? { TransactItems: message.TransactItems.map((item) => mapValues(item, stamped)) } : {}),
    ...(message.RequestItems
      ? { RequestItems: mapValues(message.RequestItems, (each) => (Array.isArray(each) ? each.map(inBatch) : each)) }
      : {}),
  });
}

function incoming(shapes: Shapes, passOver: ReadonlySet<string>) {
  const known = (row: StoredRow): StoredRow =>
    typeof row[kindField] === 'string' ? { ...bringForward(row, shapes), [versionField]: keyVersion } : row;

  const listed = (row: StoredRow): StoredRow[] => {
    try {
      return [known(row)];
    } catch (error) {
      if (error instanceof UnknownRow && passOver.has(error.kind)) return [];
      throw error;
    }
  };

  return (message: Message): Message => {
    const { Item, Items, Attributes, Responses } = message;
    return {
      ...message,
      ...(Item ? { Item: known(Item) } : {}),
      ...(Items ? { Items: Items.flatMap(listed) } : {}),
      ...(Attributes ? { Attributes: known(Attributes) } : {}),
      ...(Responses
        ? {
            Responses: Array.isArray(Responses)
              ? Responses.map((each) => (each.Item ? { ...each, Item: known(each.Item) } : each))
              : mapValues(Responses, (rows) => rows.flatMap(listed)),
          }
        : {}),
    };
  };
}

/**
 * Returns the client with a middleware that migrates rows of an older version when they are read. A row of an unknown kind or
 * version is an error, but lists skip the row if its kind is in `passOver`.
 */
export function keepShapes(
  client: DynamoDBDocumentClient,
  shapes: Shapes,
  passOver: ReadonlySet<string> = new Set(),
): DynamoDBDocumentClient {
  const [toTable, fromTable] = [outgoing(shapes), incoming(shapes, passOver)];
  // A document client shares its middleware stack with the client that it wraps. Without a copy of the stack, the middleware
  // would also run for the other document clients of that client.
  Object.assign(client, { middlewareStack: client.middlewareStack.clone() });
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next({ ...args, input: toTable(args.input as Message) as typeof args.input });
      return { ...result, output: fromTable(result.output as Message) as typeof result.output };
    },
    { name: 'shapes', step: 'initialize' },
  );
  return client;
}
