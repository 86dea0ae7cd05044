import type { CallAnswer } from '#shared/api/client.ts';
import { accreditationLabels } from '#shared/domain/jobs/job.ts';

export type PublicInstaller = CallAnswer<'getPublicInstaller'>['installer'];

export const baseOf = ({ suburb, state }: PublicInstaller): string => [suburb, state].filter(Boolean).join(' ');

function areaOf({ statesServed, installRadius }: PublicInstaller): string {
  const around = installRadius === null ? '' : `up to ${installRadius} km away`;
  return [statesServed.join(', '), around].filter(Boolean).join(', ');
}

/** Returns the labels and texts of the facts in the section "About". Empty facts are left out. */
export const factsOf = (installer: PublicInstaller): [label: string, text: string][] => {
  const all: [string, string][] = [
    ['Contact', installer.contactName ?? ''],
    ['Works in', areaOf(installer)],
    ['Accreditations', installer.accreditations.map((each) => accreditationLabels[each]).join(', ')],
    ['Services', installer.services.join(', ')],
    ['Brand certifications', installer.brandCertifications.join(', ')],
    ['Crew', installer.crewSize === null ? '' : `${installer.crewSize} people`],
  ];
  return all.filter(([, text]) => text !== '');
};
