import * as z from 'zod';

/** Returns the numeric fields among described fields, each with its limits from its schema. */
export const numbersIn = (fields: Readonly<Record<string, { sent: z.ZodType }>>) =>
  Object.entries(fields).flatMap(([name, { sent }]) => {
    const { anyOf = [], ...own } = z.toJSONSchema(sent, { io: 'input', unrepresentable: 'any' });
    const { minimum, maximum } = [own, ...anyOf].find((each) => 'minimum' in each) ?? {};
    return minimum === undefined || maximum === undefined ? [] : [{ name, minimum, maximum }];
  });
