import { availabilityOf } from '#web/src/components/person/installer-words.ts';
import { VerifiedBadge } from '#web/src/components/person/verified-badge.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import type { AdminInstaller } from '../frame/admin-words.ts';
import { CompanyName } from '../frame/company-name.tsx';
import { ListDownload } from '../frame/list-download.tsx';
import type { Column } from '../frame/record-list.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
import { EditInstaller } from './edit-installer.tsx';
import { personTools } from './person-tools.tsx';
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

const tools: readonly Tool<AdminInstaller>[] = [
  { label: 'Edit', dialog: (installer, onClose) => <EditInstaller installer={installer} onClose={onClose} /> },
  {
    label: 'Verification',
    before: 'of',
    dialog: (installer, onClose) => <VerifyDialog installer={installer} onClose={onClose} />,
  },
  ...personTools,
];

export function AdminInstallers() {
  const search = useAsked();
  return (
    <SearchedList
      title="Installers"
      hint="Company, contact name, phone or location"
      empty={search ? 'No installers found matching your search' : 'No installers found'}
      list={usePages('listAdminInstallers', { query: search ? { search } : {} })}
      rowsOf={({ installers }) => installers}
      columns={installerColumns}
      nameOf={({ companyName }) => companyName}
      tools={tools}
      download={<ListDownload list="installers" search={search} />}
    />
  );
}
