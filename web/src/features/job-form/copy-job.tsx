import { JobAbsent } from '../../components/job-absent.tsx';
import { jobName } from '../../components/job-facts.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PageGate } from '../../components/read-gate.tsx';
import { Waiting } from '../../components/states.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { together } from '../../lib/server/readable.ts';
import { useUser } from '../../lib/server/session.tsx';
import { JobForm } from './job-form.tsx';
import { onSameTerms, valuesOf } from './values/job-values.ts';

const notYours = "The job you're trying to duplicate doesn't exist or you don't have permission to duplicate it.";

/** The form of a new job on the terms of another job. It reads that job once, because the form must not change during typing. */
export function CopyJob({ id }: { id: string }) {
  const { retailerProfileId } = useUser();
  const once = { refetchOnReconnect: false };
  const job = useRead('getJob', { params: { id } }, once);
  const requirements = useRead('listRequirements', { params: { id } }, once);
  return (
    <PageGate
      of={together(job, requirements)}
      waiting={<Waiting text="Loading job details..." />}
      absent={<JobAbsent text={notYours} />}
    >
      {([{ job: row }, { requirements: rows }]) =>
        row.retailerId === retailerProfileId ? (
          <>
            <PageHead
              title="Post a Job"
              text={`Copied from "${jobName(row)}": system, price and requirements. Add the customer, address, dates and photos.`}
            />
            <JobForm key={id} job={null} from={`copy-${id}`} values={onSameTerms(valuesOf(row, rows))} />
          </>
        ) : (
          <JobAbsent text={notYours} />
        )
      }
    </PageGate>
  );
}
