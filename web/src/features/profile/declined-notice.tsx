import { Alert, Link as StyledLink } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { happened } from '../../lib/dates.ts';

/** Says that an administrator could not verify the installer, where to read why, and what to do next. */
export const DeclinedNotice = ({ at }: { at: string }) => (
  <Alert.Root status="warning" borderRadius="md">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>We couldn't verify your SAA number on {happened(at)}</Alert.Title>
      <Alert.Description>
        Your{' '}
        <StyledLink asChild variant="underline" color="inherit">
          <Link to={paths.notifications}>notifications</Link>
        </StyledLink>{' '}
        have the reason. Correct your SAA number, company name or accreditations, and we'll check them again.
      </Alert.Description>
    </Alert.Content>
  </Alert.Root>
);
