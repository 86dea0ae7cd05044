import type { JobInput } from '#shared/api/fields/job-fields.ts';
import { sevenDecimals } from '#shared/domain/places/distance.ts';
import type { JobCardRow } from '../../data/rows.ts';
import { invalid } from '../../refusal.ts';

export type Site = Pick<
  JobCardRow,
  'address' | 'suburb' | 'state' | 'postcode' | 'timeZone' | 'latitude' | 'longitude' | 'geoPrecision'
>;

/**
 * Returns the site of a job. A picked place keeps its position, otherwise the site has the position of its suburb from the
 * gazetteer. Posting needs a state and a postcode, because the site's time zone and the view for visitors depend on them.
 */
export async function placeJob(
  input: Pick<JobInput, 'address' | 'status'> & Partial<Pick<JobInput, 'latitude' | 'longitude'>>,
): Promise<Site> {
  const address = input.address ?? '';
  // Only saving a job needs the gazetteer, so it loads on demand.
  const { siteOf } = await import('../../places/gazetteer.ts');
  const site = address ? await siteOf(address) : null;
  if (!site && input.status === 'posted') throw invalid('address', "Include the site's suburb, state and postcode");
  const picked = input.latitude != null && input.longitude != null;
  return {
    address,
    suburb: site?.suburb ?? null,
    state: site?.state ?? null,
    postcode: site?.postcode ?? null,
    timeZone: site?.timeZone ?? null,
    latitude: picked ? sevenDecimals(input.latitude as number) : (site?.latitude ?? null),
    longitude: picked ? sevenDecimals(input.longitude as number) : (site?.longitude ?? null),
    geoPrecision: picked ? 'exact' : (site?.geoPrecision ?? null),
  };
}
