import { PageHead } from '#web/src/components/page-head.tsx';
import { availabilityOf } from '#web/src/components/person/installer-words.ts';
import { VerifiedBadge } from '#web/src/components/person/verified-badge.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminNav } from '../frame/admin-nav.tsx';
import { AdminSearch, useAsked } from '../frame/admin-search.tsx';
import type { AdminInstaller } from '../frame/admin-words.ts';
import { actsAbout } from '../frame/audit-address.ts';
import { CompanyName } from '../frame/company-name.tsx';
import { ListDownload } from '../frame/list-download.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { type Column, RecordList, RowAction, RowLink } from '../frame/record-list.tsx';
import { useOpened } from '../frame/use-opened.ts';
import { EditInstaller } from './edit-installer.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { SuspendDialog, suspendLabel } from './suspend-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

export const installerColumns: readonly [Column<AdminInstaller>, ...Column<AdminInstaller>[]] = [
  {
    label: 'Company',
    show: (installer) => (
      <CompanyName of={installer}>
        <VerifiedBadge at={installer.verifiedAt} />
      </CompanyName>
    ),
  },
  { label: 'Contact', show: ({ contactName }) => contactName },
  { label: 'Phone', show: ({ contactPhone }) => contactPhone, isShort: true },
  { label: 'Location', show: ({ location }) => location, minWidth: '8.5rem' },
  { label: 'Accreditations', show: ({ accreditations }) => accreditations.join(', ') },
  { label: 'Availability', show: availabilityOf },
];

export function AdminInstallers() {
  const search = useAsked();
  const list = usePages('listAdminInstallers', { query: search ? { search } : {} });
  const rows = list.data?.pages.flatMap(({ installers }) => installers) ?? [];
  const { opened, open, close } = useOpened<AdminInstaller, 'edit' | 'verify' | 'suspend' | 'mail' | 'notes'>(rows);
  const installer = opened?.row;
  return (
    <>
      <PageHead title="Installers" />
      <AdminNav />
      <AdminSearch label="Search installers" hint="Company, contact name, phone or location">
        <ListDownload list="installers" search={search} />
      </AdminSearch>
      <PagedList
        list={list}
        rowsOf={({ installers }) => installers}
        empty={search ? 'No installers found matching your search' : 'No installers found'}
      >
        {(found) => (
          <RecordList
            label="Installers"
            rows={found}
            columns={installerColumns}
            actions={(row) => {
              const { id, companyName, suspendedAt, mailStopped } = row;
              return (
                <>
                  <RowAction label="Edit" name={`Edit ${companyName}`} onPress={() => open(row, 'edit')} />
                  <RowAction
                    label="Verification"
                    name={`Verification of ${companyName}`}
                    isQuiet
                    onPress={() => open(row, 'verify')}
                  />
                  <RowAction
                    label={suspendLabel(suspendedAt)}
                    name={`${suspendLabel(suspendedAt)} ${companyName}`}
                    isQuiet
                    onPress={() => open(row, 'suspend')}
                  />
                  {mailStopped && (
                    <RowAction
                      label="Email"
                      name={`Email to ${companyName}`}
                      isQuiet
                      onPress={() => open(row, 'mail')}
                    />
                  )}
                  <RowAction
                    label="Notes"
                    name={`Notes about ${companyName}`}
                    isQuiet
                    onPress={() => open(row, 'notes')}
                  />
                  <RowLink label="History" name={`History of ${companyName}`} to={actsAbout(id)} />
                </>
              );
            }}
          />
        )}
      </PagedList>
      {installer && opened.to === 'edit' && <EditInstaller installer={installer} onClose={close} />}
      {installer && opened.to === 'verify' && <VerifyDialog installer={installer} onClose={close} />}
      {installer && opened.to === 'suspend' && <SuspendDialog person={installer} onClose={close} />}
      {installer?.mailStopped && opened?.to === 'mail' && (
        <MailDialog person={installer} stopped={installer.mailStopped} onClose={close} />
      )}
      {installer && opened.to === 'notes' && <NotesDialog person={installer} onClose={close} />}
    </>
  );
}
