import { expect, it } from 'vitest';
import { privateData, type Secret } from '#shared/private-data.ts';
import { customerNote, notesHelp, streetHelp, visibilityTexts } from './who-sees-the-job.ts';

/** The words with which the form names each group in `privateData`. Null for the retailer, because the retailer is the reader. */
const calledInForm = {
  'the retailer who posted the job': null,
  administrators: /administrators/i,
  'the assigned installer': /that installer|the installer you choose|installers with a completed profile/i,
  'installers with a completed profile who have access to the job': /installers with a completed profile/i,
};

const groupsIn = (shownTo: string) =>
  Object.entries(calledInForm).filter(([group]) => shownTo.includes(group)) as [string, RegExp | null][];

const texts: [where: string, text: string, about: Secret[]][] = [
  ['the note on the customer', customerNote, ['customer name', 'customer phone', 'customer e-mail']],
  ['the choice "Public"', visibilityTexts.public, ['customer name', 'customer phone', 'customer e-mail']],
  ['the help of the address', streetHelp, ['street']],
  ['the help of the notes', notesHelp, ['notes']],
];
const promises = texts.flatMap(([where, text, about]) => about.map((secret) => [where, secret, text] as const));

it.each(promises)('%s names every group that can see the %s', (_where, secret, text) => {
  const { shownTo } = privateData[secret];
  for (const [, called] of groupsIn(shownTo)) if (called) expect(text).toMatch(called);
});

it.each(promises)('%s: this test knows every group that can see the %s', (_where, secret) => {
  const rest = groupsIn(privateData[secret].shownTo).reduce(
    (left, [group]) => left.replace(group, ''),
    privateData[secret].shownTo.replace(', from the award until the job is complete,', ''),
  );
  expect(rest.replace(/,|\band\b|\s/g, '')).toBe('');
});
