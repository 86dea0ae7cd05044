import { editedInstallerLabels } from 'virtual:edited-labels';
import { accreditationLabels, saaAccreditations } from '#shared/domain/jobs/job.ts';
import { availabilities } from '#shared/domain/people/installer.ts';
import { CheckboxesField } from '#web/src/components/fields/checkboxes-field.tsx';
import { NumberField } from '#web/src/components/fields/number-field.tsx';
import { SelectField } from '#web/src/components/fields/select-field.tsx';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import { type AdminInstaller, availabilityLabels, fieldsOf, wholeOf } from '../frame/admin-words.ts';
import { EditDialog } from '../frame/edit-dialog.tsx';

const shownOf = (installer: AdminInstaller) => fieldsOf(installer, editedInstallerLabels);

interface Values extends Omit<ReturnType<typeof shownOf>, 'installRadius' | 'leadTimeDays'> {
  installRadius: string | null;
  leadTimeDays: string | null;
}

const numberAsTyped = (number: number | null): string | null => (number === null ? null : String(number));

const valuesOf = (installer: ReturnType<typeof shownOf>): Values => ({
  ...installer,
  installRadius: numberAsTyped(installer.installRadius),
  leadTimeDays: numberAsTyped(installer.leadTimeDays),
});

const sentAs = ({ installRadius, leadTimeDays, ...others }: Partial<Values>) => ({
  ...others,
  ...(installRadius === undefined ? {} : { installRadius: wholeOf(installRadius) }),
  ...(leadTimeDays === undefined ? {} : { leadTimeDays: wholeOf(leadTimeDays) }),
});

export const EditInstaller = ({ installer, onClose }: { installer: AdminInstaller; onClose: () => void }) => (
  <EditDialog
    name="editInstaller"
    id={installer.id}
    title="Edit Installer"
    seen={shownOf(installer)}
    shownAs={valuesOf}
    sentAs={sentAs}
    onClose={onClose}
  >
    <TextField<Values> name="companyName" label="Company name" />
    <TextField<Values> name="contactName" label="Contact name" />
    <TextField<Values> name="contactPhone" label="Contact phone" type="tel" />
    <TextField<Values> name="location" label="Location" />
    <CheckboxesField<Values>
      name="accreditations"
      label="Accreditations"
      columns={3}
      options={saaAccreditations.map((value) => ({ value, label: accreditationLabels[value] }))}
    />
    <NumberField<Values> name="installRadius" label="Install radius" end="km" isWhole />
    <SelectField<Values>
      name="availability"
      label="Availability"
      options={availabilities.map((value) => ({ value, label: availabilityLabels[value] }))}
    />
    <NumberField<Values>
      name="leadTimeDays"
      label="Lead time"
      end="days"
      isWhole
      help="Only kept while a lead time is required."
    />
  </EditDialog>
);
