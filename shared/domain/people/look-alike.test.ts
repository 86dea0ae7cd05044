import { describe, expect, it } from '@jest/globals';
import { shapeOf } from './look-alike.ts';

describe('a name', () => {
  it.each([
    'sunnyside electrical',
    'SUNNYSIDE  ELECTRICAL',
    'Sunny Side Electrical Pty Ltd',
    'Sunny-Side Electrical Pty. Limited',
    'The Sunnyside Electrical Company',
    'Ѕunnуsidе Electricаl',
    'Sunnys1de E1ectrical',
    'SunnyslDE EIectricaI',
    'Súnnyside Eléctrical',
    'Ｓｕｎｎｙｓｉｄｅ Electrical',
    '5unnyside Electrical',
  ])('%s looks like Sunnyside Electrical', (name) => {
    expect(shapeOf(name)).toBe(shapeOf('Sunnyside Electrical'));
  });

  it.each(['Sunnyside', 'Sunnyside Electric', 'Sunnysider Electrical', 'Electrical Sunnyside', 'Pty Ltd'])(
    '%s does not look like Sunnyside Electrical',
    (name) => {
      expect(shapeOf(name)).not.toBe(shapeOf('Sunnyside Electrical'));
    },
  );

  it('made of common company words has a shape too, and a name in another script keeps its script', () => {
    expect(shapeOf('The Company Pty Ltd')).not.toBe('');
    expect(shapeOf('阳光')).not.toBe(shapeOf('太阳'));
  });

  it('in similar characters of other alphabets looks like the name in Latin characters', () => {
    expect(shapeOf('Ѕрһіпх оԝ вӏаск ԛυагтз јцԁɡе му ѵош')).toBe(shapeOf('Sphinx ow black quartz judge my vow'));
  });

  it.each([
    ['Modern Solar', 'Modem Solar'],
    ['Westvvind', 'Westwind'],
    ['C00l R00fs', 'Cool Roofs'],
    ['Br1ght So|ar P!us', 'Bright Solar Plus'],
    ['$unny Roof$', 'Sunny Roofs'],
    ['(The Company)', 'The Company'],
  ])('%s looks like %s', (name, other) => {
    expect(shapeOf(name)).toBe(shapeOf(other));
  });

  it.each(['Pty', 'Ltd', 'Limited', 'Proprietary', 'Inc.', 'Co', 'Company', 'Corp', 'and', 'The'])(
    'looks the same with %s',
    (form) => {
      expect(shapeOf(`Brightroof ${form}`)).toBe(shapeOf('Brightroof'));
    },
  );
});
