import { Link as StyledLink, Text } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { uploadLimits } from '#shared/domain/jobs/uploads.ts';
import {
  accreditedWorkLabels,
  accreditedWorks,
  type CredentialKindName,
  kindOf,
  numberLabelOf,
} from '#shared/domain/people/credential-kinds.ts';
import { saaCategories, saaCategoryLabels } from '#shared/domain/people/saa-categories.ts';
import { type State, stateNames } from '#shared/domain/places/australia.ts';
import { paths } from '#shared/pages.ts';
import { CheckboxesField } from '../../components/fields/checkboxes-field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { SelectField } from '../../components/fields/select-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { UploadTile } from '../../components/file-upload/upload-tile.tsx';
import { todayHere } from '../../lib/dates.ts';
import type { CredentialValues } from './credential-form.ts';

const NumberInProfile = () => (
  <Text>
    We use the SAA number in your{' '}
    <StyledLink asChild variant="underline">
      <Link to={paths.profile}>profile</Link>
    </StyledLink>
    , so you don't enter it again here.
  </Text>
);

const SaaFields = () => (
  <>
    <CheckboxesField<CredentialValues>
      name="categories"
      label="Categories"
      required
      columns={1}
      options={saaCategories.map((value) => ({ value, label: saaCategoryLabels[value] }))}
    />
    <SelectField<CredentialValues>
      name="work"
      label="The accreditation covers"
      required
      options={[
        { value: '', label: 'Please select' },
        ...accreditedWorks.map((value) => ({ value, label: accreditedWorkLabels[value] })),
      ]}
    />
  </>
);

const InsuranceFields = () => (
  <>
    <TextField<CredentialValues> name="insurer" label="Insurer" required autoComplete="off" />
    <NumberField<CredentialValues>
      name="cover"
      label="Amount covered"
      required
      start="$"
      help="The limit of liability on the certificate of currency."
    />
  </>
);

function FileField({ isOfPerson }: { isOfPerson: boolean }) {
  const { field, fieldState } = useController<CredentialValues, 'file'>({ name: 'file' });
  return (
    <UploadTile
      label="Certificate or card"
      accept="document"
      maxBytes={uploadLimits.default}
      value={field.value}
      onChange={field.onChange}
      hasCamera
      help={`The file speeds up the check. Only ${isOfPerson ? 'the person, your company' : 'you'} and administrators can see it.`}
      error={fieldState.error?.message}
      buttonRef={field.ref}
    />
  );
}

interface CredentialFieldsProps {
  kind: CredentialKindName;
  /** The person who holds the credential. Null for the company. */
  personId: string | null;
  isNew: boolean;
  /** The states to choose from. Null for a saved credential, whose state cannot change. */
  states: readonly State[] | null;
}

export function CredentialFields({ kind, personId, isNew, states }: CredentialFieldsProps) {
  const { isSaa, isInsurance, isPerState, expiry } = kindOf[kind];
  const numberLabel = numberLabelOf({ kind, personId });
  return (
    <>
      {isPerState && states && (
        <SelectField<CredentialValues>
          name="state"
          label="State"
          required
          options={[
            { value: '', label: 'Please select' },
            ...states.map((value) => ({ value, label: stateNames[value] })),
          ]}
        />
      )}
      {isSaa && numberLabel === null && <NumberInProfile />}
      {isSaa && <SaaFields />}
      {numberLabel !== null && (
        <TextField<CredentialValues>
          name="credentialNumber"
          label={numberLabel}
          required={isNew}
          autoComplete="off"
          maxLength={60}
          help={
            isNew
              ? 'We store it encrypted and never show it again.'
              : "We have the number but don't show it. Leave this blank to keep it."
          }
        />
      )}
      {isInsurance && <InsuranceFields />}
      {expiry !== 'none' && (
        <TextField<CredentialValues>
          name="expiresOn"
          label="Expiry date"
          type="date"
          min={todayHere()}
          required={expiry === 'needed'}
          help="The last day on which it is valid. We'll remind you 60, 30 and 7 days before."
        />
      )}
      <FileField isOfPerson={personId !== null} />
    </>
  );
}
