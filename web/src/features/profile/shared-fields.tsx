import { TextField } from '../../components/fields/text-field.tsx';

/** The fields that retailers and installers share. */
interface Shared {
  companyName: string;
  contactName: string;
  contactPhone: string;
}

export const CompanyNameField = () => (
  <TextField<Shared> name="companyName" label="Company name" required autoComplete="organization" />
);

export const ContactNameField = () => (
  <TextField<Shared> name="contactName" label="Contact name" required autoComplete="name" />
);

export const ContactPhoneField = () => (
  <TextField<Shared>
    name="contactPhone"
    label="Contact phone"
    required
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    placeholder="0412 345 678"
  />
);
