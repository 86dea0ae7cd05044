import { Link as TextLink } from '@chakra-ui/react';
import { WebName } from '#web/src/components/web-name.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import type { AdminRetailer } from '../frame/admin-words.ts';
import type { Column } from '../frame/column.ts';
import { CompanyLine, CompanyName } from '../frame/company-name.tsx';
import { joined } from '../frame/joined-column.ts';
import { ListDownload } from '../frame/list-download.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
import { EditRetailer } from './edit-retailer.tsx';
import { personTools } from './person-tools.tsx';

const Website = ({ of: website }: { of: AdminRetailer['website'] }) =>
  website && (
    <TextLink href={website} target="_blank" rel="noreferrer" variant="underline">
      <WebName of={website.replace(/^https?:\/\//, '')} />
    </TextLink>
  );

const columns: readonly [Column<AdminRetailer>, ...Column<AdminRetailer>[]] = [
  {
    name: 'company',
    label: 'Company',
    isFixed: true,
    show: (retailer) => <CompanyName of={retailer} />,
    line: (retailer) => <CompanyLine of={retailer} />,
    sortBy: ({ companyName }) => companyName,
  },
  {
    name: 'contact',
    label: 'Contact Name',
    width: 9,
    show: ({ contactName }) => contactName,
    brief: ({ contactName }) => contactName,
    sortBy: ({ contactName }) => contactName,
  },
  {
    name: 'email',
    label: 'Email',
    show: ({ contactEmail }) => <WebName of={contactEmail} />,
    line: ({ contactEmail }) => contactEmail,
    brief: ({ contactEmail }) => <WebName of={contactEmail} />,
    sortBy: ({ contactEmail }) => contactEmail,
  },
  {
    name: 'phone',
    label: 'Phone',
    width: 8,
    show: ({ contactPhone }) => contactPhone,
    brief: ({ contactPhone }) => contactPhone,
  },
  {
    name: 'website',
    label: 'Website',
    show: ({ website }) => <Website of={website} />,
    brief: ({ website }) => website && <Website of={website} />,
    line: ({ website }) =>
      website && (
        <TextLink href={website} target="_blank" rel="noreferrer" variant="underline" display="block" truncate>
          {website.replace(/^https?:\/\//, '')}
        </TextLink>
      ),
  },
  joined,
];

const tools: readonly Tool<AdminRetailer>[] = [
  { label: 'Edit', dialog: (retailer, onClose) => <EditRetailer retailer={retailer} onClose={onClose} /> },
  ...personTools,
];

export function AdminRetailers() {
  const search = useAsked();
  return (
    <SearchedList
      title="Retailers"
      hint="Company, contact name or email"
      empty={search ? 'No retailers found matching your search' : 'No retailers found'}
      list={usePages('listAdminRetailers', { query: search ? { search } : {} })}
      rowsOf={({ retailers }) => retailers}
      columns={columns}
      nameOf={({ companyName }) => companyName}
      tools={tools}
      download={<ListDownload list="retailers" search={search} />}
    />
  );
}
