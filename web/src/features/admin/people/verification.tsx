import { PageHead } from '#web/src/components/page-head.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import type { AdminInstaller } from '../frame/admin-words.ts';
import type { Column } from '../frame/column.ts';
import { PagedList } from '../frame/paged-list.tsx';
import { RecordColumns } from '../frame/record-columns.tsx';
import { RowAction } from '../frame/record-list.tsx';
import { ToOverview } from '../frame/to-overview.tsx';
import { useQueue } from '../frame/use-queue.ts';
import { useRecordTable } from '../frame/use-record-table.ts';
import { CredentialsToCheck } from './credentials-to-check.tsx';
import { installerColumns } from './installers.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const [company, ...others] = installerColumns;
/** Without a width, these columns share the width with the companies. */
const sharing = ['location', 'accreditations'];
const columns = [
  company,
  ...others.flatMap((column): Column<AdminInstaller>[] => {
    const { isExtra: _extra, width = 0, ...usual } = column;
    if (['phone', 'availability'].includes(column.name)) return [];
    if (column.name === 'joined') return [{ ...usual, width, served: 'asc' }];
    return [sharing.includes(column.name) ? usual : { ...usual, width }];
  }),
] as const;

/** The installers whose SAA number an administrator still has to check, with the day on which each joined. */
export function AdminVerification() {
  const list = usePages('listUnverified', { query: {} }, { isLive: true });
  const table = useRecordTable('verification', columns);
  const rows = table.sorted(list.data?.pages.flatMap(({ installers }) => installers) ?? []);
  const { opened, open, goOn, skip } = useQueue(rows, list);
  return (
    <>
      <PageHead
        isDense
        title="Verification"
        text="Installers whose SAA number is still to be checked. The first to join is at the top."
        actions={<RecordColumns of={table} />}
      />
      <PagedList
        label="Installers to verify"
        list={list}
        rowsOf={({ installers }) => installers}
        table={table}
        empty="No installer is waiting for verification"
        emptyAction={<ToOverview />}
        nameOf={({ companyName }) => companyName}
        actions={{
          width: 6,
          show: (installer) => (
            <RowAction label="Verify" name={`Verify ${installer.companyName}`} onPress={() => open(installer)} />
          ),
        }}
      />
      <CredentialsToCheck isBelowRows={list.isSuccess} />
      {opened && <VerifyDialog installer={opened} onClose={() => open(null)} onVerified={goOn} onSkip={skip} />}
    </>
  );
}
