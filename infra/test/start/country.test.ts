import { describe, expect, it } from '@jest/globals';
import { geocode, siteOf } from '#functions/places/gazetteer.ts';
import { dayMs } from '#shared/domain/days.ts';
import { isCounted, isNewcomer } from '#shared/domain/people/reputation.ts';
import { states } from '#shared/domain/places/australia.ts';
import { allInstallers, allRetailers } from '../../local/seed/country/people.ts';
import { listCountryStories } from '../../local/seed/country/stories.ts';
import { shareOut, towns } from '../../local/seed/country/towns.ts';
import { listStories } from '../../local/seed/stories.ts';
import { inTurn } from '../../local/seed/telling.ts';

/** The lists of people and jobs in the demo data of the whole country. Adding them to an application would take a minute. */

const stories = [...listStories(), ...listCountryStories(60)];
const jobsIn = (state: string) => stories.filter(({ address }) => address.includes(` ${state} `)).length;

/** Counts the reviews of finished jobs as the product does, in the order of the stories. */
function countedReviews(crew: number): number {
  const now = Date.now();
  const last = new Map<number, string>();
  let count = 0;
  for (const { installer, retailer, status, installed } of inTurn(stories).flat()) {
    const at = new Date(now - installed * dayMs);
    if (installer !== crew || status !== 'archived' || !isCounted(last.get(retailer), at)) continue;
    last.set(retailer, at.toISOString());
    count += 1;
  }
  return count;
}

describe('the demo data of the whole country', () => {
  it('has sixty installers and two hundred jobs, each once', () => {
    expect([allInstallers.length, stories.length]).toEqual([60, 200]);
    expect(new Set([...allRetailers, ...allInstallers].map(({ email }) => email)).size).toBe(68);
    expect(new Set([...allRetailers, ...allInstallers].map(({ profile }) => profile.companyName)).size).toBe(68);
    expect(stories.map(({ index }) => index)).toEqual(stories.map((_, index) => index));
  });

  it('has people and jobs in every state, and more in larger states', () => {
    for (const state of states) {
      expect(allInstallers.some((each) => each.state === state)).toBe(true);
      expect(jobsIn(state)).toBeGreaterThan(1);
    }
    expect(jobsIn('NSW')).toBeGreaterThan(jobsIn('QLD'));
    expect(jobsIn('QLD')).toBeGreaterThan(jobsIn('SA'));
    expect(shareOut('NT', 7).filter((town) => town.startsWith('Darwin'))).toHaveLength(6);
  });

  it('has places that the search finds', async () => {
    for (const town of Object.values(towns).flatMap((each) => Object.keys(each)))
      expect([town, (await geocode(town))?.place.label]).toEqual([town, town]);
    for (const { address } of stories) expect((await siteOf(address))?.geoPrecision).toBe('suburb');
  });

  it('has mostly open jobs, and installers with and without a rating', () => {
    const open = stories.filter(({ status }) => status === 'posted');
    expect(open.length).toBeGreaterThanOrEqual(stories.length / 2);
    const reviews = allInstallers.map((_, index) => countedReviews(index));
    expect(reviews.filter((count) => !isNewcomer(count)).length).toBeGreaterThan(8);
    expect(reviews.filter((count) => count === 0).length).toBeGreaterThan(30);
    const prices = new Set(stories.map(({ system }) => system.priceExGst));
    expect(prices.size).toBeGreaterThan(30);
  });

  it('has only installers with the right accreditations on each job', () => {
    for (const { installer, system } of listCountryStories(60))
      expect(allInstallers[installer]?.profile.accreditations).toEqual(
        expect.arrayContaining([...(system.requiredLicenses ?? [])]),
      );
  });
});
