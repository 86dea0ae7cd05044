import { Box } from '@chakra-ui/react';
import { PageHead } from '../../components/page-head.tsx';
import { Credentials } from '../../features/credentials/credentials.tsx';

export default function CredentialsPage() {
  return (
    <Box maxWidth="6xl" mx="auto">
      <PageHead
        title="Credentials"
        text="Accreditations, licences and insurance, with the dates on which they expire. Retailers see whether each is valid, never its number or file."
      />
      <Credentials />
    </Box>
  );
}
