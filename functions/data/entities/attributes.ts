/** The attribute types that rows are made of. */

export const text = { type: 'string', required: true } as const;
export const optionalText = { type: 'string' } as const;
export const number = { type: 'number', required: true } as const;
export const optionalNumber = { type: 'number' } as const;
/** A sum that starts at zero and is only changed by adding. */
export const count = { type: 'number', default: 0 } as const;
