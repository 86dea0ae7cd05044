import { GridItem } from '@chakra-ui/react';
import { useFormContext, useWatch } from 'react-hook-form';
import { crewSizes, installerServices } from '#shared/domain/people/installer.ts';
import { states } from '#shared/domain/places/australia.ts';
import { CheckboxesField } from '../../components/fields/checkboxes-field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { CountedText } from './counted-text.tsx';
import { FormSection } from './form-section.tsx';
import { optionsOf } from './installer-fields.tsx';
import type { InstallerValues } from './installer-values.ts';
import { visibilities, visibilityHelp } from './who-sees-a-profile.ts';

const availabilities = [
  { value: 'available', label: 'Available' },
  { value: 'not_available', label: 'Not Available' },
  { value: 'lead_time', label: 'Lead Time Required' },
];
const crews = [
  { value: '', label: 'Not stated' },
  ...crewSizes.map((size) => ({ value: size, label: `${size} people` })),
];

/** The fields of this section, which the steps of a new profile check together. */
export const businessFields = [
  'installRadius',
  'availability',
  'leadTimeDays',
  'crewSize',
  'profileVisibility',
  'statesServed',
  'services',
  'bio',
] as const satisfies readonly (keyof InstallerValues)[];

/** The lead time, for an installer whose availability requires one. */
function LeadTimeField() {
  const { control } = useFormContext<InstallerValues>();
  const availability = useWatch({ control, name: 'availability' });
  if (availability !== 'lead_time') return null;
  return <NumberField<InstallerValues> name="leadTimeDays" label="Lead time" required isWhole end="days" />;
}

export const BusinessFields = () => (
  <FormSection
    title="Business Details"
    text="Retailers use these details to choose an installer. The more you add, the better we can match you to jobs."
  >
    <NumberField<InstallerValues>
      name="installRadius"
      label="Install radius"
      isWhole
      end="km"
      help="How far you will travel, 1 to 500 km"
    />
    <SelectField<InstallerValues> name="availability" label="Availability" options={availabilities} />
    <LeadTimeField />
    <SelectField<InstallerValues> name="crewSize" label="Crew size" options={crews} />
    <SelectField<InstallerValues>
      name="profileVisibility"
      label="Profile visibility"
      options={visibilities}
      help={visibilityHelp}
    />
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <CheckboxesField<InstallerValues>
        name="statesServed"
        label="States you work in"
        columns={4}
        phoneColumns={3}
        options={optionsOf(states)}
      />
    </GridItem>
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <CheckboxesField<InstallerValues> name="services" label="Services" options={optionsOf(installerServices)} />
    </GridItem>
    <GridItem colSpan={{ base: 1, md: 2 }}>
      <CountedText<InstallerValues> name="bio" label="About your business" max={500} />
    </GridItem>
  </FormSection>
);
