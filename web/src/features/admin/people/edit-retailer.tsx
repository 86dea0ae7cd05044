import { editedRetailerLabels } from 'virtual:edited-labels';
import { TextAreaField } from '#web/src/components/fields/text-area-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { type AdminRetailer, fieldsOf } from '../frame/admin-words.ts';
import { EditDialog } from '../frame/edit-dialog.tsx';

const shownOf = (retailer: AdminRetailer) => fieldsOf(retailer, editedRetailerLabels);

const valuesOf = (retailer: ReturnType<typeof shownOf>) => ({
  ...retailer,
  // The API shows an ABN only to the company, so this input is empty. A number typed here replaces the company's ABN.
  abnNumber: '',
});
type Values = ReturnType<typeof valuesOf>;

export const EditRetailer = ({ retailer, onClose }: { retailer: AdminRetailer; onClose: () => void }) => (
  <EditDialog
    name="editRetailer"
    id={retailer.id}
    title="Edit Retailer"
    seen={shownOf(retailer)}
    shownAs={valuesOf}
    sentAs={(changed: Partial<Values>) => changed}
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
      help="11 digits. If another company uses this ABN, we'll remove it from that company and tell them. Leave blank to keep the current ABN."
      inputMode="numeric"
    />
    <TextAreaField<Values> name="companyBio" label="Company bio" rows={4} />
  </EditDialog>
);
