import { describe, expect, it } from 'vitest';
import { completeAddress, partsOf } from './suburb-part.ts';

describe('the suburb in a typed address', () => {
  it('is the text after the last comma', () => {
    expect(partsOf('Unit 3, 12 Hill Street, Parra')).toEqual({ street: 'Unit 3, 12 Hill Street', search: 'Parra' });
  });

  it('is the text after the street type', () => {
    expect(partsOf('12 Hill St Parra')).toEqual({ street: '12 Hill St', search: 'Parra' });
  });

  it('is the whole text if it contains no street', () => {
    expect(partsOf('St Ives')).toEqual({ street: '', search: 'St Ives' });
    expect(partsOf('2150')).toEqual({ street: '', search: '2150' });
  });

  it('is not looked up while the street is being typed', () => {
    expect(partsOf('12 Hill Street').search).toBe('');
  });

  it('is replaced by a picked place, and the street stays', () => {
    expect(completeAddress('12 Hill Street, parra', 'Parramatta NSW 2150')).toBe('12 Hill Street, Parramatta NSW 2150');
    expect(completeAddress('parra', 'Parramatta NSW 2150')).toBe('Parramatta NSW 2150');
  });
});
