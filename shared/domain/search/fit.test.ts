import { describe, expect, it } from '@jest/globals';
import { type Crew, fitOf, type Work } from './fit.ts';

const today = '2026-11-24';
const newcastle = { latitude: -32.9283, longitude: 151.7817 };
const maitland = { latitude: -32.7333, longitude: 151.5574 };
const perth = { latitude: -31.9523, longitude: 115.8613 };

const crew: Crew = {
  position: newcastle,
  installRadius: 50,
  accreditations: ['PV'],
  availability: 'available',
  leadTimeDays: null,
};
const work: Work = { position: maitland, requiredLicenses: ['PV'], preferredWeek: null };

describe('an installer', () => {
  it('fits a nearby job whose accreditations they have', () => {
    expect(fitOf(crew, work, today)).toEqual({
      fits: true,
      reach: 'inside',
      distanceKm: 30,
      missingLicences: [],
      timing: 'free',
      freeFrom: today,
    });
  });

  it('does not fit a job outside their radius', () => {
    expect(fitOf({ ...crew, installRadius: 30 }, work, today)).toMatchObject({ fits: true, reach: 'inside' });
    expect(fitOf({ ...crew, installRadius: 29 }, work, today)).toMatchObject({ fits: false, reach: 'outside' });
    expect(fitOf(crew, { ...work, position: perth }, today)).toMatchObject({ fits: false, distanceKm: 3356 });
  });

  it('without a radius or with an unknown distance is not excluded by the distance', () => {
    const far = { ...work, position: perth };
    expect(fitOf({ ...crew, installRadius: null }, far, today)).toMatchObject({ fits: true, reach: 'inside' });
    const unknown = { fits: true, reach: 'unknown', distanceKm: null };
    expect(fitOf({ ...crew, position: null }, far, today)).toMatchObject(unknown);
    expect(fitOf(crew, { ...work, position: null }, today)).toMatchObject(unknown);
  });

  it('sees the missing accreditations, in the order in which the job names them', () => {
    const hybrid = { ...work, requiredLicenses: ['Off-Grid', 'PV', 'Battery'] as const };
    expect(fitOf(crew, hybrid, today)).toMatchObject({ fits: false, missingLicences: ['Off-Grid', 'Battery'] });
  });
});

describe('an installer who is free now', () => {
  it('is free today, whatever lead time their profile has, and in time on the last day of the preferred week', () => {
    const free = { ...crew, leadTimeDays: 12 };
    const lastDay = { ...work, preferredWeek: '2026-11-18' };
    expect(fitOf(free, lastDay, today)).toMatchObject({ timing: 'free', freeFrom: today });
    expect(fitOf({ ...free, availability: 'lead_time' }, lastDay, today)).toMatchObject({ timing: 'late' });
  });
});

describe('an installer with a lead time', () => {
  const busy: Crew = { ...crew, availability: 'lead_time', leadTimeDays: 12 };

  it.each([
    ['fits a job that can wait', null, true, 'free'],
    ['fits if they are free on the Sunday of the week', '2026-11-30', true, 'free'],
    ['is late for the week before', '2026-11-23', false, 'late'],
    ['fits a job whose preferred week has passed, which means as soon as possible', '2026-11-16', true, 'free'],
  ])('%s', (_, preferredWeek, fits, timing) => {
    expect(fitOf(busy, { ...work, preferredWeek }, today)).toMatchObject({ fits, timing, freeFrom: '2026-12-06' });
  });
});

it('an installer who takes on no work fits no job', () => {
  expect(fitOf({ ...crew, availability: 'not_available' }, work, today)).toMatchObject({
    fits: false,
    timing: 'unavailable',
    freeFrom: null,
  });
});
