import { CsvButton } from '#web/src/components/lists/csv-button.tsx';
import { followPages } from '#web/src/lib/read-all.ts';
import { api } from '#web/src/lib/server/api.ts';
import { shownPerson } from '#web/src/lib/server/person.ts';
import { installersCsv, jobsCsv, retailersCsv } from './admin-csv.ts';

/** Returns the input of the call that reads one page of a search. */
const asking = (search: string, cursor: string | undefined) => ({
  query: { ...(search ? { search } : {}), ...(cursor ? { cursor } : {}) },
  person: shownPerson(),
});

const RetailersDownload = ({ search }: { search: string }) => (
  <CsvButton
    names={['retailer', 'retailers']}
    readAll={() =>
      followPages(async (cursor) => {
        const { retailers, nextCursor } = await api.call('listAdminRetailers', asking(search, cursor));
        return { rows: retailers, nextCursor };
      })
    }
    csvOf={retailersCsv}
  />
);

const InstallersDownload = ({ search }: { search: string }) => (
  <CsvButton
    names={['installer', 'installers']}
    readAll={() =>
      followPages(async (cursor) => {
        const { installers, nextCursor } = await api.call('listAdminInstallers', asking(search, cursor));
        return { rows: installers, nextCursor };
      })
    }
    csvOf={installersCsv}
  />
);

const JobsDownload = ({ search }: { search: string }) => (
  <CsvButton
    names={['job', 'jobs']}
    readAll={() =>
      followPages(async (cursor) => {
        const { jobs, nextCursor } = await api.call('listAdminJobs', asking(search, cursor));
        return { rows: jobs, nextCursor };
      })
    }
    csvOf={jobsCsv}
  />
);

const downloads = { retailers: RetailersDownload, installers: InstallersDownload, jobs: JobsDownload };

/** Downloads every record that the search finds. */
export function ListDownload({ list, search }: { list: keyof typeof downloads; search: string }) {
  const Download = downloads[list];
  return <Download search={search} />;
}
