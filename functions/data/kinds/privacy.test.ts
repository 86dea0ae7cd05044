import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { privateDataRows, secrets } from '#shared/private-data.ts';
import { kinds } from './kinds.ts';

/** An attribute that its kind does not classify is a type error. These tests check the rules that types cannot check. */

const secretsIn = (classified: unknown): string[] => {
  if (typeof classified === 'string') return [];
  if (Array.isArray(classified)) return classified;
  return Object.entries(classified as object).flatMap(([name, part]) =>
    name === 'encrypted' ? [String(part)] : secretsIn(part),
  );
};

describe('private data', () => {
  it('is stored in at least one attribute for each entry of the list', () => {
    expect([...new Set(Object.values(kinds).flatMap(({ privacy }) => secretsIn(privacy)))].sort()).toEqual(
      [...secrets].sort(),
    );
  });

  it('is listed in SECURITY.md with the users who can see it', () => {
    const [, section = ''] = readFileSync('SECURITY.md', 'utf8').split('\n## Who is shown what\n');
    const rows = section
      .slice(0, section.indexOf('\n## '))
      .split('\n')
      .filter((line) => line.startsWith('| ') && !line.startsWith('| private data'));
    expect(rows).toEqual(privateDataRows());
  });

  it('is stored encrypted in exactly two attributes, the SAA number and the numbers of credentials', () => {
    const encrypted = Object.entries(kinds).flatMap(([kind, { privacy }]) =>
      Object.entries(privacy).flatMap(([name, each]) =>
        typeof each === 'object' && 'encrypted' in each ? [`${kind}.${name}`] : [],
      ),
    );
    expect(encrypted).toEqual(['installerProfile.saaNumberEncrypted', 'credential.numberEncrypted']);
  });
});
