import * as z from 'zod';
import { allRoutes } from '#shared/api/index.ts';

/** A number in the body of a route, as `route.field`. */
export type NumericField = `${string}.${string}`;

interface Json {
  type?: string;
  anyOf?: Json[];
  properties?: Record<string, Json>;
  $ref?: string;
  $defs?: Record<string, Json>;
}

const isNumber = ({ type, anyOf = [] }: Json): boolean =>
  type === 'number' || type === 'integer' || anyOf.some(isNumber);

function propertiesOf(schema: z.ZodType): Record<string, Json> {
  const { $ref, $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;
  return ($ref === undefined ? own : ($defs[$ref.split('/').at(-1) ?? ''] ?? {})).properties ?? {};
}

export const numbersOfForms = (): NumericField[] =>
  allRoutes.flatMap(({ name, body }) =>
    body
      ? Object.entries(propertiesOf(body)).flatMap(([field, json]) =>
          isNumber(json) ? [`${name}.${field}` as const] : [],
        )
      : [],
  );
