import { expect, it } from '@jest/globals';
import { brandCertifications, crewSizes, installerServices } from './installer.ts';

it('a profile offers the services, brands and crew sizes of the directory’s filters', () => {
  expect(installerServices).toEqual([
    'Residential Solar',
    'Commercial Solar',
    'Battery Storage',
    'Solar Maintenance',
    'System Upgrades',
    'Grid Connection',
  ]);
  expect(brandCertifications).toEqual([
    'CEC Accredited',
    'Tesla Powerwall Certified',
    'Enphase Certified',
    'SolarEdge Certified',
    'Fronius Certified',
  ]);
  expect(crewSizes).toEqual(['1-2', '3-5', '6-10', '10+']);
});
