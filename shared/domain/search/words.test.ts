import { describe, expect, it } from '@jest/globals';
import { jobStatusLabels, storedJobStatuses } from '../jobs/job.ts';
import { matches, mostWords, plain, rarestOf, statusText, termsIn, wordsIn, wordsOf } from './words.ts';

describe('a text', () => {
  it('is compared without accents and case', () => {
    expect(plain('ZOË Ångström')).toBe('zoe angstrom');
  });

  it('is split into words at every character that is neither alphabetic nor a digit', () => {
    expect(wordsIn(' O’Brien & Söhne, 12/4 Hill-Street ')).toEqual([
      'o',
      'brien',
      'sohne',
      '12',
      '4',
      'hill',
      'street',
    ]);
    expect(wordsIn(' – ')).toEqual([]);
  });
});

describe('the words of a record', () => {
  it('are the words of its texts, each once, and its whole phone number and email address', () => {
    expect(wordsOf({ texts: ['Bright Roofs', 'bright'], phone: '0412 345 678', email: 'robin@roofs.example' })).toEqual(
      ['0412345678', 'robinroofsexample', 'bright', 'roofs', '0412', '345', '678', 'robin', 'example'],
    );
  });

  it('are only the words of its texts if it has no phone number and no email address', () => {
    expect(wordsOf({ texts: ['Bright Roofs'] })).toEqual(['bright', 'roofs']);
  });

  it('have at most forty characters, and are only as many as one transaction can write', () => {
    expect(wordsOf({ texts: ['x'.repeat(41)] })).toEqual(['x'.repeat(40)]);
    const many = Array.from({ length: mostWords + 1 }, (_, index) => `word${index}`);
    expect(wordsOf({ texts: [many.join(' ')] })).toEqual(many.slice(0, mostWords));
  });
});

describe('a typed search', () => {
  it.each([
    ['Bright  roofs', ['bright', 'roofs']],
    ['bright Bright', ['bright']],
    ['robin@roofs.example', ['robinroofsexample']],
    ['robin@', ['robin']],
    ['@roofs.example', ['roofs', 'example']],
    ['O’Brien', ['o', 'brien']],
    [' – ', []],
    ['–@–', []],
    ['x'.repeat(41), ['x'.repeat(40)]],
  ])('"%s" has the terms %j', (typed, terms) => {
    expect(termsIn(typed)).toEqual(terms);
  });

  it('finds a record if each term is the beginning of one of its words', () => {
    expect(matches(['bright', 'roofs'], ['roo', 'bright'])).toBe(true);
    expect(matches(['bright', 'roofs'], ['roo', 'perth'])).toBe(false);
    expect(matches(['bright', 'roofs'], ['oofs'])).toBe(false);
    expect(matches(['bright'], [])).toBe(true);
  });
});

describe('the rarest term', () => {
  it('is the longest term that is not a status', () => {
    expect(rarestOf(['cancelled', 'kim', 'perth'])).toBe('perth');
    expect(rarestOf(['booked', 'zed'])).toBe('zed');
    expect(rarestOf(['canc', 'po'])).toBe('canc');
    expect(rarestOf(['po', 'canc'])).toBe('canc');
    expect(rarestOf(['ed', 'q'])).toBe('ed');
    expect(rarestOf([])).toBeUndefined();
  });

  it.each(storedJobStatuses)('is not "%s", although a job is found by this visible status', (status) => {
    expect(statusText(status)).toBe(`${jobStatusLabels[status]} ${status}`);
    for (const word of wordsIn(statusText(status))) expect(rarestOf([word, 'q'])).toBe('q');
  });
});
