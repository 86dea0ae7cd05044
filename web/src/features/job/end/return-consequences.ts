import type { JobView } from '#shared/api/fields/job-views.ts';

/** Returns the consequences of a request for changes, for one requirement or for the whole work. */
export const returnConsequences = ({ status, assignedInstaller, paymentStatus }: JobView): string[] => [
  `We'll tell ${assignedInstaller?.companyName || 'the installer'} what needs to change.`,
  ...(status === 'completed' ? ['The job will go back to In Progress.'] : []),
  ...(paymentStatus === 'pending'
    ? ['The payment request will stay. You can approve it once the job is complete again.']
    : []),
];
