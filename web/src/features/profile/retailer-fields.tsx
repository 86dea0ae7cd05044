import { GridItem } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TextField } from '../../components/fields/text-field.tsx';
import { AbnField } from './abn-field.tsx';
import { CountedText } from './counted-text.tsx';
import { FormSection } from './form-section.tsx';
import type { RetailerValues } from './retailer-values.ts';
import { CompanyNameField, ContactNameField, ContactPhoneField } from './shared-fields.tsx';
import { companyContactText, companyPageText } from './who-sees-a-profile.ts';

const both = { base: 'auto', md: 'span 2' };

const CompanyInputs = () => (
  <>
    <CompanyNameField />
    <AbnField />
    <TextField<RetailerValues>
      name="headquartersAddress"
      label="Headquarters address"
      autoComplete="street-address"
      help="Street, suburb, state and postcode"
    />
  </>
);

const PageInputs = () => (
  <>
    <TextField<RetailerValues>
      name="website"
      label="Website"
      inputMode="url"
      autoComplete="url"
      placeholder="example.com.au"
    />
    <GridItem gridColumn={both}>
      <CountedText<RetailerValues> name="companyBio" label="Company bio" max={500} />
    </GridItem>
  </>
);

const title = 'Company Information';

export const CompanyFields = ({ logo }: { logo: ReactNode }) => (
  <FormSection title={title} text={companyPageText}>
    <GridItem gridColumn={both}>{logo}</GridItem>
    <CompanyInputs />
    <PageInputs />
  </FormSection>
);

/** The first step of a new profile. The other fields of "Company Information" are optional, and in the last step. */
export const CompanyStep = () => (
  <FormSection title={title} text={companyPageText}>
    <CompanyInputs />
  </FormSection>
);
export const CompanyPageStep = ({ logo }: { logo: ReactNode }) => (
  <FormSection title={title} text="Optional. Your company's page shows it, and you can add it later.">
    <GridItem gridColumn={both}>{logo}</GridItem>
    <PageInputs />
  </FormSection>
);

export const ContactFields = () => (
  <FormSection title="Primary Contact Information" text={companyContactText}>
    <ContactNameField />
    <TextField<RetailerValues>
      name="contactEmail"
      label="Contact email"
      required
      type="email"
      inputMode="email"
      autoComplete="email"
    />
    <ContactPhoneField />
  </FormSection>
);
