import type { NamedWrite } from '../commit.ts';
import type { RequirementRow } from '../rows.ts';
import { write } from '../write.ts';

export const putRequirement = (row: RequirementRow): NamedWrite =>
  write('requirement', (entities) => entities.requirement.put(row).commit());

export const deleteRequirement = ({ jobId, requirementId }: RequirementRow): NamedWrite =>
  write('requirement', (entities) => entities.requirement.delete({ jobId, requirementId }).commit());
