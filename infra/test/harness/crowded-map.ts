import { installerOnMap } from '#functions/core/search/map/on-map.ts';
import type { Drawing } from '#functions/data/map/pin-writes.ts';
import type { InstallerProfileRow } from '#functions/data/rows.ts';
import { installerProfile } from '#functions/test/sample-rows.ts';
import { drawn, idOf, positions } from '../../tools/in-process/crowded-map.ts';

export const crowdedInstallers = (count: number): Drawing[] =>
  positions(count, 11).map((position, index) => {
    const availability = (['available', 'lead_time', 'not_available'] as const)[index % 3] ?? 'available';
    const profile: InstallerProfileRow = {
      ...installerProfile,
      userId: idOf(11, index),
      ...position,
      companyName: `Installer ${index} Electrical and Solar Services`,
      contactName: `Person Number${index}`,
      profileVisibility: 'public' as const,
      availability,
      leadTimeDays: availability === 'lead_time' ? 1 + (index % 60) : undefined,
      services: index % 2 === 0 ? ['Residential Solar'] : ['Commercial Solar', 'Battery Storage'],
      accreditations: index % 5 === 0 ? ['PV', 'Battery'] : ['PV'],
    };
    const reputation = { averageRating: 3 + (index % 21) / 10, reviewCount: index % 9, completedJobs: index % 40 };
    return drawn(installerOnMap(profile, reputation, false));
  });
