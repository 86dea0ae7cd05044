import { GridItem } from '@chakra-ui/react';
import { accreditationLabels, saaAccreditations } from '#shared/domain/jobs/job.ts';
import { brandCertifications } from '#shared/domain/people/installer.ts';
import { saaNote } from '#shared/domain/people/saa-categories.ts';
import { CheckboxesField } from '../../components/fields/checkboxes-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { PlaceSearch } from '../../components/place/place-search.tsx';
import { useExactPosition } from '../../components/place/use-exact-position.ts';
import { FormSection } from './form-section.tsx';
import type { InstallerValues } from './installer-values.ts';
import { LocationPreview } from './location-preview.tsx';
import { CompanyNameField, ContactNameField, ContactPhoneField } from './shared-fields.tsx';
import { saaNumberHelp } from './who-sees-a-profile.ts';

export const optionsOf = <T extends string>(values: readonly T[]) => values.map((value) => ({ value, label: value }));

export const BasicFields = () => (
  <FormSection title="Basic Information">
    <CompanyNameField />
    <ContactNameField />
    <ContactPhoneField />
    <PlaceSearch<InstallerValues>
      name="location"
      label="Location"
      required
      placeholder="Suburb, state and postcode"
      help="Distances to jobs are measured from here."
      {...useExactPosition()}
    />
    <LocationPreview />
  </FormSection>
);

const accreditations = saaAccreditations.map((value) => ({ value, label: accreditationLabels[value] }));

export const AccreditationFields = ({ isNew }: { isNew: boolean }) => (
  <FormSection title="Accreditations">
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <CheckboxesField<InstallerValues>
        name="accreditations"
        label="Accredited for"
        required
        columns={3}
        options={accreditations}
        {...(isNew ? { errorText: 'Select at least one accreditation' } : {})}
      />
    </GridItem>
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <TextField<InstallerValues>
        name="saaNumber"
        label="SAA number"
        required={isNew}
        autoComplete="off"
        help={
          isNew
            ? saaNumberHelp
            : "We have your number but don't show it. Leave this blank to keep it. If you enter a new one, we'll need to verify it."
        }
      />
    </GridItem>
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <CheckboxesField<InstallerValues>
        name="brandCertifications"
        label="Brand certifications"
        help={saaNote}
        options={optionsOf(brandCertifications)}
      />
    </GridItem>
  </FormSection>
);
