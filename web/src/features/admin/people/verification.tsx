import { useState } from 'react';
import { PageHead } from '#web/src/components/page-head.tsx';
import { listedOn } from '#web/src/lib/dates.ts';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminNav } from '../frame/admin-nav.tsx';
import type { AdminInstaller } from '../frame/admin-words.ts';
import { PagedList } from '../frame/paged-list.tsx';
import { RecordList, RowAction } from '../frame/record-list.tsx';
import { installerColumns } from './installers.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const [company, contact, , location, accreditations] = installerColumns;
const columns = [
  company,
  ...[contact, location, accreditations].flatMap((column) => column ?? []),
  { label: 'Joined', show: ({ createdAt }: AdminInstaller) => listedOn(createdAt), isShort: true },
] as const;

/** The installers whose number nobody has checked. */
export function AdminVerification() {
  const list = usePages('listUnverified', { query: {} }, { isLive: true });
  const [opened, open] = useState<AdminInstaller | null>(null);
  /** The installer in the next row. The last row of the loaded pages leads back to the list. */
  const after = ({ id }: AdminInstaller): AdminInstaller | null => {
    const rows = list.data?.pages.flatMap(({ installers }) => installers) ?? [];
    const at = rows.findIndex((row) => row.id === id);
    return at < 0 ? null : (rows[at + 1] ?? null);
  };
  return (
    <>
      <PageHead title="Verification" text="Installers whose SAA number nobody has checked yet." />
      <AdminNav />
      <PagedList list={list} rowsOf={({ installers }) => installers} empty="Every installer is verified">
        {(rows) => (
          <RecordList
            label="Installers to verify"
            rows={rows}
            columns={columns}
            actions={(installer) => (
              <RowAction label="Verify" name={`Verify ${installer.companyName}`} onPress={() => open(installer)} />
            )}
          />
        )}
      </PagedList>
      {opened && <VerifyDialog installer={opened} onClose={() => open(null)} onVerified={() => open(after(opened))} />}
    </>
  );
}
