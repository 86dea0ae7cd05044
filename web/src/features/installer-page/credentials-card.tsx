import { InstallerCredentials } from '../../components/credentials/installer-credentials.tsx';
import { SectionCard } from '../../components/section-card.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** Visitors and other installers do not see an installer's credentials. */
export function CredentialsCard({ id }: { id: string }) {
  const { user } = useSession();
  if (user?.role !== 'retailer') return null;
  return (
    <SectionCard
      title="Credentials"
      text="An administrator compares each credential with its register before we show it as valid."
    >
      <InstallerCredentials id={id} />
    </SectionCard>
  );
}
