import { Link as TextLink } from '@chakra-ui/react';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { PageHead } from '#web/src/components/page-head.tsx';
import { WebName } from '#web/src/components/web-name.tsx';
import { usePages } from '#web/src/lib/server/pages.ts';
import { AdminNav } from '../frame/admin-nav.tsx';
import { AdminSearch, useAsked } from '../frame/admin-search.tsx';
import type { AdminRetailer } from '../frame/admin-words.ts';
import { actsAbout } from '../frame/audit-address.ts';
import { CompanyName } from '../frame/company-name.tsx';
import { EditDialog } from '../frame/edit-dialog.tsx';
import { ListDownload } from '../frame/list-download.tsx';
import { PagedList } from '../frame/paged-list.tsx';
import { type Column, RecordList, RowAction, RowLink } from '../frame/record-list.tsx';
import { useOpened } from '../frame/use-opened.ts';
import { MailDialog } from './mail-dialog.tsx';
import { NotesDialog } from './notes-dialog.tsx';
import { SuspendDialog, suspendLabel } from './suspend-dialog.tsx';

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

const shownOf = ({ companyName, contactName, contactEmail, contactPhone, website, companyBio }: AdminRetailer) => ({
  companyName,
  contactName,
  contactEmail,
  contactPhone,
  website,
  companyBio,
});

const valuesOf = (retailer: ReturnType<typeof shownOf>) => ({
  ...retailer,
  // Only its owner is shown an ABN. One that is typed here is given to the company.
  abnNumber: '',
});
type Values = ReturnType<typeof valuesOf>;

const EditRetailer = ({ retailer, onClose }: { retailer: AdminRetailer; onClose: () => void }) => (
  <EditDialog<Values>
    name="editRetailer"
    id={retailer.id}
    title="Edit Retailer"
    seen={shownOf(retailer)}
    shownAs={(fields) => valuesOf(fields as ReturnType<typeof shownOf>)}
    sentAs={(changed) => changed}
    onClose={onClose}
  >
    <TextField<Values> name="companyName" label="Company name" />
    <TextField<Values> name="contactName" label="Contact name" />
    <TextField<Values> name="contactEmail" label="Contact email" type="email" />
    <TextField<Values> name="contactPhone" label="Contact phone" type="tel" />
    <TextField<Values> name="website" label="Website" inputMode="url" />
    <TextField<Values>
      name="abnNumber"
      label="Give this company an ABN"
      help="11 digits. A company that has it now is left without one. Leave this blank to keep the ABN as it is."
      inputMode="numeric"
    />
    <TextAreaField<Values> name="companyBio" label="Company bio" rows={4} />
  </EditDialog>
);

export function AdminRetailers() {
  const search = useAsked();
  const list = usePages('listAdminRetailers', { query: search ? { search } : {} });
  const rows = list.data?.pages.flatMap(({ retailers }) => retailers) ?? [];
  const { opened, open, close } = useOpened<AdminRetailer, 'edit' | 'suspend' | 'mail' | 'notes'>(rows);
  const retailer = opened?.row;
  return (
    <>
      <PageHead title="Retailers" />
      <AdminNav />
      <AdminSearch label="Search retailers" hint="Company, contact name or email">
        <ListDownload list="retailers" search={search} />
      </AdminSearch>
      <PagedList
        list={list}
        rowsOf={({ retailers }) => retailers}
        empty={search ? 'No retailers found matching your search' : 'No retailers found'}
      >
        {(found) => (
          <RecordList
            label="Retailers"
            rows={found}
            columns={columns}
            actions={(row) => {
              const { id, companyName, suspendedAt, mailStopped } = row;
              return (
                <>
                  <RowAction label="Edit" name={`Edit ${companyName}`} onPress={() => open(row, 'edit')} />
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
      {retailer && opened.to === 'edit' && <EditRetailer retailer={retailer} onClose={close} />}
      {retailer && opened.to === 'suspend' && <SuspendDialog person={retailer} onClose={close} />}
      {retailer?.mailStopped && opened?.to === 'mail' && (
        <MailDialog person={retailer} stopped={retailer.mailStopped} onClose={close} />
      )}
      {retailer && opened.to === 'notes' && <NotesDialog person={retailer} onClose={close} />}
    </>
  );
}
