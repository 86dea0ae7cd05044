import { Badge } from '@chakra-ui/react';
import { availabilityOf } from '#web/src/components/person/installer-words.ts';
import { VerifiedBadge } from '#web/src/components/person/verified-badge.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import type { AdminInstaller } from '../frame/admin-words.ts';
import type { Column } from '../frame/column.ts';
import { CompanyLine, CompanyName } from '../frame/company-name.tsx';
import { joined } from '../frame/joined-column.ts';
import { ListDownload } from '../frame/list-download.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
import { EditInstaller } from './edit-installer.tsx';
import { personTools } from './person-tools.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

const VerificationBadge = ({ of: { verifiedAt, declinedAt } }: { of: AdminInstaller }) =>
  declinedAt === null ? <VerifiedBadge at={verifiedAt} /> : <Badge colorPalette="orange">Declined</Badge>;

export const installerColumns: readonly [Column<AdminInstaller>, ...Column<AdminInstaller>[]] = [
  {
    name: 'company',
    label: 'Company',
    isFixed: true,
    show: (installer) => (
      <CompanyName of={installer}>
        <VerificationBadge of={installer} />
      </CompanyName>
    ),
    line: (installer) => (
      <CompanyLine of={installer}>
        <VerificationBadge of={installer} />
      </CompanyLine>
    ),
    sortBy: ({ companyName }) => companyName,
  },
  {
    name: 'contact',
    label: 'Contact',
    width: 9,
    show: ({ contactName }) => contactName,
    brief: ({ contactName }) => contactName,
    sortBy: ({ contactName }) => contactName,
  },
  {
    name: 'phone',
    label: 'Phone',
    width: 8,
    show: ({ contactPhone }) => contactPhone,
    brief: ({ contactPhone }) => contactPhone,
  },
  {
    name: 'location',
    label: 'Location',
    width: 13,
    show: ({ location }) => location,
    brief: ({ location }) => location,
    sortBy: ({ location }) => location,
  },
  {
    name: 'accreditations',
    label: 'Accreditations',
    width: 11.5,
    show: ({ accreditations }) => accreditations.join(', '),
    brief: ({ accreditations }) => accreditations.join(', '),
  },
  {
    name: 'availability',
    label: 'Availability',
    width: 9.5,
    show: availabilityOf,
    brief: availabilityOf,
    sortBy: availabilityOf,
  },
  joined,
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
