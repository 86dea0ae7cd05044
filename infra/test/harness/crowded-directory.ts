import { installerInDirectory } from '#functions/core/search/directory/in-directory.ts';
import { bucketOf } from '#functions/data/directory/chunk-places.ts';
import type { Area, InstallerProfileRow } from '#functions/data/rows.ts';
import { rows } from '#functions/data/service.ts';
import { installerProfile } from '#functions/test/sample-rows.ts';
import { brandCertifications, crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import type { State } from '#shared/domain/places/australia.ts';

/** A directory with many installers, the same every time, written in bulk as the consumer would have left it. */

/** How many of a hundred installers are in each state. One in eight also serves the next state. */
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

const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
const idOf = (index: number): string =>
  `${hex((index * 2_654_435_761) % 2 ** 32, 8)}-0000-4000-8000-${hex(index, 8)}${hex((index * 40_503) % 65_536, 4)}`;

const some = <T>(values: readonly T[], index: number): T[] => values.filter((_, each) => (index >> each) % 2 === 1);

export const crowdedProfiles = (count: number): InstallerProfileRow[] =>
  Array.from({ length: count }, (_, index) => {
    const state = everyone[(index * 37) % 100] ?? 'NSW';
    const next = everyone[(index * 37 + 30) % 100] ?? 'VIC';
    const availability = (['available', 'lead_time', 'not_available'] as const)[index % 3] ?? 'available';
    return {
      ...installerProfile,
      userId: idOf(index),
      companyName: `Installer ${index} Electrical and Solar Services`,
      contactName: `Person Number${index}`,
      bio: 'We put panels on roofs, batteries on walls, and cables where nobody trips over them. '.repeat(5),
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

/** Writes the profiles and the lists, a few requests at a time. */
export async function fillDirectory(profiles: readonly InstallerProfileRow[]): Promise<void> {
  const chunks = new Map<string, { area: Area; bucket: number; records: Uint8Array[] }>();
  for (const [index, profile] of profiles.entries()) {
    const listing = installerInDirectory(profile, crowdedReputation(index), false);
    for (const area of listing?.areas ?? []) {
      const bucket = bucketOf(profile.userId);
      const chunk = chunks.get(`${area}${bucket}`) ?? { area, bucket, records: [] };
      chunks.set(`${area}${bucket}`, chunk);
      if (listing) chunk.records.push(listing.record);
    }
  }
  await rows()
    .installerProfile.put([...profiles])
    .go({ concurrent: 6 });
  await rows()
    .chunk.put(
      [...chunks.values()].map(({ area, bucket, records }) => ({
        kind: 'installers' as const,
        area,
        bucket,
        revision: 1,
        records: new Uint8Array(Buffer.concat(records)),
      })),
    )
    .go({ concurrent: 6 });
}
