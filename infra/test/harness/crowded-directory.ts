import { installerInDirectory } from '#functions/core/search/directory/in-directory.ts';
import type { InstallerProfileRow } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { installerProfile } from '#functions/test/sample-rows.ts';
import { brandCertifications, crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import type { State } from '#shared/domain/places/australia.ts';
import { idOf, positions } from '../../tools/in-process/crowded-map.ts';
import { fillList } from '../../tools/in-process/fill-list.ts';

/** A directory with many installers, the same every time, written in bulk as the consumer would have left it. */

/** The number of installers in each state among every 100. About one in eight also serves a second state. */
const shares: readonly (readonly [State, number])[] = [
  ['NSW', 32],
  ['VIC', 25],
  ['QLD', 20],
  ['WA', 10],
  ['SA', 7],
  ['TAS', 3],
  ['ACT', 2],
  ['NT', 1],
];
const everyone = shares.flatMap(([state, share]) => Array.from({ length: share }, () => state));

const some = <T>(values: readonly T[], index: number): T[] => values.filter((_, each) => (index >> each) % 2 === 1);

export const crowdedProfiles = (count: number): InstallerProfileRow[] =>
  positions(count, 11).map((position, index) => {
    const state = everyone[(index * 37) % 100] ?? 'NSW';
    const next = everyone[(index * 37 + 30) % 100] ?? 'VIC';
    const availability = (['available', 'lead_time', 'not_available'] as const)[index % 3] ?? 'available';
    return {
      ...installerProfile,
      ...position,
      userId: idOf(11, index),
      companyName: `Installer ${index} Electrical and Solar Services`,
      contactName: `Person Number${index}`,
      bio: 'We put panels on roofs, batteries on walls, and cables where no one trips over them. '.repeat(5),
      profileVisibility: 'public',
      state,
      statesServed: index % 8 === 0 && next !== state ? [state, next] : [state],
      availability,
      leadTimeDays: availability === 'lead_time' ? 1 + (index % 120) : undefined,
      services: some(installerServices, index),
      brandCertifications: some(brandCertifications, index >> 2),
      crewSize: crewSizes[index % 5],
      installRadius: index % 7 === 0 ? undefined : 10 + ((index * 13) % 490),
    };
  });

export const crowdedReputation = (index: number) => ({
  averageRating: index % 9 === 0 ? null : 3 + (index % 21) / 10,
  reviewCount: index % 9,
  completedJobs: index % 40,
  responseHours: null,
});

/** Writes the profiles, and the directory lists that the consumer would have written for them. */
export async function fillDirectory(profiles: readonly InstallerProfileRow[]): Promise<void> {
  await rows()
    .installerProfile.put([...profiles])
    .go({ concurrent: 6 });
  await fillList(
    'installers',
    profiles.flatMap((profile, index) => {
      const listing = installerInDirectory(profile, crowdedReputation(index), false);
      return listing ? listing.areas.map((of) => ({ of, item: listing.item })) : [];
    }),
  );
}
