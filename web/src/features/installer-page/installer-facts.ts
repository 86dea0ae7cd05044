import type { CallAnswer } from '#shared/api/client.ts';

export type PublicInstaller = CallAnswer<'getPublicInstaller'>['installer'];

const licenceNames = { PV: 'Solar PV', Battery: 'Battery storage', 'Off-Grid': 'Off-grid systems' } as const;

/** "Available now", or how much notice the installer needs. */
export function availabilityOf({ availability, leadTimeDays }: PublicInstaller): string {
  if (availability === 'available') return 'Available now';
  if (availability === 'not_available') return 'Not available';
  if (leadTimeDays === null) return 'Needs notice';
  return leadTimeDays === 1 ? "Needs one day's notice" : `Needs ${leadTimeDays} days' notice`;
}

export const baseOf = ({ suburb, state }: PublicInstaller): string => [suburb, state].filter(Boolean).join(' ');

function areaOf({ statesServed, installRadius }: PublicInstaller): string {
  const around = installRadius === null ? '' : `up to ${installRadius} km away`;
  return [statesServed.join(', '), around].filter(Boolean).join(', ');
}

/** What the installer says about the business, below its place and availability. What was left out has no line. */
export const factsOf = (installer: PublicInstaller): [label: string, text: string][] => {
  const all: [string, string][] = [
    ['Contact', installer.contactName ?? ''],
    ['Works in', areaOf(installer)],
    ['Licences', installer.accreditations.map((each) => licenceNames[each]).join(', ')],
    ['Services', installer.services.join(', ')],
    ['Certifications', installer.brandCertifications.join(', ')],
    ['Crew', installer.crewSize === null ? '' : `${installer.crewSize} people`],
  ];
  return all.filter(([, text]) => text !== '');
};
