import { useFormContext } from 'react-hook-form';
import { accreditationsFor } from '#shared/domain/jobs/job.ts';
import type { JobValues } from '../values/job-values.ts';

type Kind = Pick<JobValues, 'jobType' | 'connectionType'>;

const accreditationsOf = ({ jobType = 'PV Only', connectionType = 'Grid Connected' }: Kind): readonly string[] =>
  accreditationsFor(jobType, connectionType);

/**
 * Returns a function that updates the required accreditations after a change of the job type or connection, unless the retailer
 * has chosen others.
 */
export function useFollowingAccreditations(): (change: Kind) => void {
  const { getValues, setValue } = useFormContext<JobValues>();
  return (change) => {
    const [jobType, connectionType, chosen = []] = getValues(['jobType', 'connectionType', 'requiredLicenses']);
    const before = accreditationsOf({ jobType, connectionType });
    if (chosen.length > 0 && [...chosen].sort().join() !== [...before].sort().join()) return;
    const next = accreditationsOf({ jobType, connectionType, ...change });
    setValue('requiredLicenses', next as JobValues['requiredLicenses'], {
      shouldDirty: true,
      shouldValidate: chosen.length === 0,
    });
  };
}
