import { type NamedWrite, write } from '../commit.ts';
import type { RequirementRow } from '../rows.ts';

export const putRequirement = (row: RequirementRow): NamedWrite =>
  write('requirement', (entities) => entities.requirement.put(row).commit());

export const deleteRequirement = ({ jobId, requirementId }: RequirementRow): NamedWrite =>
  write('requirement', (entities) => entities.requirement.delete({ jobId, requirementId }).commit());
