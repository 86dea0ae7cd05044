import { PageFrame } from '../../components/page-frame.tsx';
import { Credentials } from '../../features/credentials/credentials.tsx';

export default function CredentialsPage() {
  return (
    <PageFrame
      title="Credentials"
      text="Accreditations, licences and insurance, with the dates on which they expire. Retailers see whether each is valid, never its number or file."
    >
      <Credentials />
    </PageFrame>
  );
}
