import type { ScoreName } from '#shared/domain/reputation.ts';

export const scoreLabels: Record<ScoreName, string> = {
  jobOrganisation: 'Job organisation',
  communication: 'Communication',
  payment: 'Payment',
  professionalism: 'Professionalism',
  workmanship: 'Workmanship',
};
