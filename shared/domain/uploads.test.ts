import { expect, it } from '@jest/globals';
import { acceptedTypes, uploadLimits } from './uploads.ts';

const megabytes = 1_048_576;

it('people may upload pictures and PDFs, small ones for logos and photos and larger ones for documents', () => {
  expect(acceptedTypes).toEqual(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf']);
  const sizes = Object.entries(uploadLimits).map(([use, bytes]) => [use, bytes / megabytes]);
  expect(Object.fromEntries(sizes)).toEqual({
    default: 10,
    detailPhoto: 5,
    requirementPhoto: 5,
    requirementFile: 10,
    remittance: 10,
    logo: 2,
  });
});
