import type { Role } from '#shared/domain/jobs/job.ts';
import { hrefTo, paths } from '#shared/pages.ts';
import { CsvButton } from '../../components/lists/csv-button.tsx';
import { readAllPages } from '../../lib/read-all.ts';
import { api } from '../../lib/server/api.ts';
import { shownPerson } from '../../lib/server/person.ts';
import { jobsCsv } from './jobs-csv.ts';
import { type OwnSearch, queryOf } from './own-address.ts';

const linkTo = (id: string): string => `${window.location.origin}${hrefTo(paths.job, { id })}`;

export const JobsDownload = ({ role, search }: { role: Role; search: OwnSearch }) => (
  <CsvButton
    names={['job', 'jobs']}
    readAll={() =>
      readAllPages(async (page, size) => {
        const { query } = queryOf({ ...search, page, size: String(size) });
        const { jobs, total } = await api.call('listOwnJobs', { query, person: shownPerson() } as never);
        return { rows: jobs, total };
      })
    }
    csvOf={(jobs) => jobsCsv(jobs, role, linkTo)}
  />
);
