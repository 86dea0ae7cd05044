import { Link as TextLink } from '@chakra-ui/react';
import { WebName } from '#web/src/components/web-name.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { useAsked } from '../frame/admin-search.tsx';
import type { AdminRetailer } from '../frame/admin-words.ts';
import { CompanyName } from '../frame/company-name.tsx';
import { ListDownload } from '../frame/list-download.tsx';
import type { Column } from '../frame/record-list.tsx';
import { SearchedList, type Tool } from '../frame/searched-list.tsx';
import { EditRetailer } from './edit-retailer.tsx';
import { personTools } from './person-tools.tsx';

const columns: readonly [Column<AdminRetailer>, ...Column<AdminRetailer>[]] = [
  { label: 'Company', show: (retailer) => <CompanyName of={retailer} /> },
  { label: 'Contact Name', show: ({ contactName }) => contactName },
  { label: 'Email', show: ({ contactEmail }) => <WebName of={contactEmail} /> },
  { label: 'Phone', show: ({ contactPhone }) => contactPhone, isShort: true },
  {
    label: 'Website',
    show: ({ website }) =>
      website && (
        <TextLink href={website} target="_blank" rel="noreferrer" variant="underline">
          <WebName of={website.replace(/^https?:\/\//, '')} />
        </TextLink>
      ),
  },
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
