import { Alert, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { TextField } from '#web/src/components/fields/text-field.tsx';
import type { JobValues } from '../values/job-values.ts';
import { FormPart, Pair } from './form-part.tsx';
import { customerNote } from './who-sees-the-job.ts';

const PrivacyLink = chakra(Link, { base: { textDecoration: 'underline', fontWeight: '600' } });

export const CustomerPart = () => (
  <FormPart id="customer" number={5} title="Customer">
    <Alert.Root status="info" borderRadius="md">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>Customer contact details are visible only to the contractor awarded the job.</Alert.Title>
        <Alert.Description>
          {customerNote} <PrivacyLink to={paths.privacy}>How we handle personal information</PrivacyLink>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
    <TextField<JobValues> name="customerName" label="Customer name" autoComplete="off" />
    <Pair>
      <TextField<JobValues> name="customerPhone" label="Customer phone" type="tel" autoComplete="off" />
      <TextField<JobValues> name="customerEmail" label="Customer email" type="email" autoComplete="off" />
    </Pair>
    <TextField<JobValues>
      name="customerReference"
      label="Your reference"
      autoComplete="off"
      help="Your own name for this job, such as an order number. Your lists show the reference, and you can search for it."
    />
  </FormPart>
);
