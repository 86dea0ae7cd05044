import * as fc from 'fast-check';
import * as z from 'zod';

/** Generators of valid input for a route, from the schema of the route. */

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  propertyNames?: Schema;
  additionalProperties?: Schema | boolean;
}

/** Values that exist in the test, by the name of a field or by the pattern of an id. */
export interface Vocabulary {
  byName: Readonly<Record<string, () => readonly unknown[]>>;
  /** Every existing id of any kind. */
  ids: () => readonly string[];
}

const oneOf = (values: readonly unknown[]): fc.Arbitrary<unknown> => fc.constantFrom(...values);
/** Chooses one of the values at the time of generation, because the ids change during a run. */
const oneOfThen = (values: () => readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.nat().map((at) => {
    const now = values();
    return now[at % now.length];
  });

function textOf({ pattern, minLength = 0, maxLength = 60 }: Schema, words: Vocabulary): fc.Arbitrary<unknown> {
  if (pattern?.startsWith('^[0-9a-f]{8}-')) {
    const shape = new RegExp(pattern);
    return oneOfThen(() => words.ids().filter((id) => shape.test(id)));
  }
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  const maxOf = Math.min(maxLength, 60);
  return fc.oneof(
    fc.string({ minLength, maxLength: maxOf, unit: 'grapheme' }),
    fc.string({ minLength, maxLength: maxOf, unit: 'grapheme-ascii' }),
    fc.constant('x'.repeat(Math.min(maxLength, 5_000))),
  );
}

function numberOf({ type, minimum = 0, maximum = 1_000_000 }: Schema): fc.Arbitrary<unknown> {
  const [from, to] = [Math.max(minimum, -1_000_000_000), Math.min(maximum, 1_000_000_000)];
  const whole = fc.integer({ min: Math.ceil(from), max: Math.max(Math.ceil(from), Math.floor(to)) });
  if (type === 'integer') return whole;
  const cents = fc.integer({ min: 0, max: 99 }).chain((part) => whole.map((each) => Number(`${each}.${part}`)));
  return fc.oneof({ weight: 4, arbitrary: whole }, cents, whole.map(String), oneOf([from, to]));
}

function objectOf(schema: Schema, words: Vocabulary): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], propertyNames, additionalProperties } = schema;
  if (propertyNames?.enum && typeof additionalProperties === 'object')
    return fc.dictionary(oneOf(propertyNames.enum) as fc.Arbitrary<string>, fromSchema(additionalProperties, words));
  const model = Object.fromEntries(
    Object.entries(properties).map(([name, inner]) => {
      const known = words.byName[name];
      return [name, known ? oneOfThen(known) : fromSchema(inner, words)];
    }),
  );
  const requiredKeys = required.filter((name) => name in model);
  return fc.oneof(fc.record(model, { requiredKeys }), fc.record(model));
}

function fromSchema(schema: Schema, words: Vocabulary): fc.Arbitrary<unknown> {
  if (schema.enum) return oneOf(schema.enum);
  if (Array.isArray(schema.type)) return fc.oneof(...schema.type.map((type) => fromSchema({ ...schema, type }, words)));
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fromSchema(each, words)));
  if (schema.type === 'object') return objectOf(schema, words);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 3, items = {} } = schema;
    return fc.array(fromSchema(items, words), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  }
  if (schema.type === 'string') return textOf(schema, words);
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  return fc.constant(null);
}

/** Generates mostly valid values. The vocabulary satisfies some of the rules that the schema cannot express. */
export function generated(schema: z.ZodType, words: Vocabulary): fc.Arbitrary<unknown> {
  const { $ref, $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Schema;
  return fromSchema($ref === undefined ? own : ($defs[$ref.split('/').at(-1) ?? ''] ?? {}), words);
}

/** Returns each place in a value, such as `requirements`, `requirements.0` and `requirements.0.label`. */
export function placesIn(value: unknown, at: readonly string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const here = [...at, name];
    return [here, ...placesIn(inner, here)];
  });
}

const mark = '\u0001here\u0001';

/** Returns the value as JSON, with this JSON text in one place. */
export function withTextAt(value: unknown, place: readonly string[], text: string): string {
  const copy = structuredClone(value);
  let inner = copy;
  for (const name of place.slice(0, -1)) inner = Reflect.get(Object(inner), name);
  Reflect.set(Object(inner), place.at(-1) ?? '', mark);
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => text);
}
