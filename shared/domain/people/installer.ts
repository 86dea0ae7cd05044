/** The values of the facts in an installer's profile by which the directory can be filtered. */
export const installerServices = [
  'Residential Solar',
  'Commercial Solar',
  'Battery Storage',
  'Solar Maintenance',
  'System Upgrades',
  'Grid Connection',
] as const;
export type InstallerService = (typeof installerServices)[number];

export const brandCertifications = [
  'CEC Accredited',
  'Tesla Powerwall Certified',
  'Enphase Certified',
  'SolarEdge Certified',
  'Fronius Certified',
] as const;
export type BrandCertification = (typeof brandCertifications)[number];

export const crewSizes = ['1-2', '3-5', '6-10', '10+'] as const;
export type CrewSize = (typeof crewSizes)[number];

export const availabilities = ['available', 'lead_time', 'not_available'] as const;
export type Availability = (typeof availabilities)[number];

/** The optional parts of a profile. Only the availability `lead_time` has a lead time. */
export const partsOfInstaller = ({ availability }: { availability: Availability }) => ({
  leadTime: availability === 'lead_time',
});
export type InstallerPart = keyof ReturnType<typeof partsOfInstaller>;

/** A private profile is only shown to retailers who already deal with the installer. */
export const profileVisibilities = ['public', 'private'] as const;
