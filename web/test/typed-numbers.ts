import fc from 'fast-check';

/** Texts that users type into numeric fields, and a judgement of each that does not use the application's code. */

export interface NumberLimits {
  min: number;
  max: number;
  places: number;
}

const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,-+e $x'.split('')), maxLength: 12 });
/** Wrong, unusual and incomplete texts. Each group of four contains at least one text that every field refuses. */
export const typedTexts: readonly string[] = [
  ...['12.345', '-5', '1e9', '99999999999'],
  ...['abc', '1,000', '', ' 7 '],
  ...['-', '5.', '0', '12 kW'],
  ...[
    '.',
    '.5',
    '1e',
    '+5',
    '0x10',
    '1 000',
    ' ',
    '0.00',
    '007',
    '1e309',
    '-0',
    '9'.repeat(400),
    '١٢',
    'NaN',
    '$12',
    '150',
  ],
  ...fc.sample(typed, { seed: 7, numRuns: 4 }),
];

export function isRightNumber(text: string, limits: NumberLimits, mayBeEmpty = false): boolean {
  const plain = text.trim();
  if (plain === '') return mayBeEmpty;
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(plain.replace(/^.*[^\d.-].*$/u, '')) ?? [];
  if (whole === '' || (plain.includes('.') && fraction === '')) return false;
  const value = Number(`${sign}${whole}.${fraction || '0'}`);
  return value >= limits.min && value <= limits.max && fraction.replace(/0+$/, '').length <= limits.places;
}
