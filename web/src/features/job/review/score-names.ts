import type { ScoreName } from '#shared/domain/people/reputation.ts';

export const scoreLabels: Record<ScoreName, string> = {
  jobOrganisation: 'Job organisation',
  communication: 'Communication',
  payment: 'Payment',
  professionalism: 'Professionalism',
  workmanship: 'Workmanship',
};
