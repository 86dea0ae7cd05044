import { expect, it } from '@jest/globals';
import { acceptedTypes, objectAddress, objectKeyIn, uploadLimits } from './uploads.ts';

const megabytes = 1_048_576;

it('users may upload pictures and PDFs, small ones for logos and photos and larger ones for documents', () => {
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

it('a reference to a file is its key, its upload URL or its path', () => {
  const key = '00000000-0000-4000-8000-000000000001';
  const bucket = 'https://files.example.com/staging';
  expect(objectAddress.replace('{objectKey}', key)).toBe(`/api/objects/${key}`);
  for (const reference of [key, ` ${key} `, `/api/objects/${key}`, `${bucket}/${key}`])
    expect(objectKeyIn(reference)).toBe(key);
  for (const reference of ['', 'nonsense', `${key}/`, `${key}/photo`, `${bucket}/${key}?signature=1`])
    expect(objectKeyIn(reference)).toBeNull();
});
