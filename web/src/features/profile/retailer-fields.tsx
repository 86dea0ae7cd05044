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

export const CompanyFields = ({ logo }: { logo: ReactNode }) => (
  <FormSection title="Company Information" text={companyPageText}>
    <GridItem colSpan={{ base: 1, md: 2 }}>{logo}</GridItem>
    <CompanyNameField />
    <AbnField />
    <TextField<RetailerValues>
      name="website"
      label="Website"
      inputMode="url"
      autoComplete="url"
      placeholder="example.com.au"
    />
    <TextField<RetailerValues>
      name="headquartersAddress"
      label="Headquarters address"
      autoComplete="street-address"
      help="Street, suburb, state and postcode"
    />
    <GridItem gridColumn={both}>
      <CountedText<RetailerValues> name="companyBio" label="Company bio" max={500} />
    </GridItem>
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
