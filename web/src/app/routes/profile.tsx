import { Card, Skeleton, Stack } from '@chakra-ui/react';
import { UserRoundPen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { PageHead } from '../../components/page-head.tsx';
import { Failure, Nothing } from '../../components/states.tsx';
import { paths } from '../../config/paths.ts';
import { InstallerForm } from '../../features/profile/installer-form.tsx';
import { RetailerForm } from '../../features/profile/retailer-form.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';

function ProfileForm() {
  const user = useUser();
  const navigate = useNavigate();
  const { data, error, refetch } = useRead('getProfile');
  const cancel = () => void navigate(paths.dashboard);
  if (error && !data)
    return <Failure title="Error loading profile. Please try again." error={error} onRetry={refetch} />;
  if (!data)
    return (
      <Stack gap="5" aria-busy="true" aria-label="Loading profile">
        <Skeleton height="80" borderRadius="md" />
        <Skeleton height="64" borderRadius="md" />
      </Stack>
    );
  const { profile } = data;
  // Until there is a profile, the dialog that asks for one covers this page.
  if (!profile) return <Nothing title="Complete your profile first" icon={<UserRoundPen />} />;
  return 'abnNumber' in profile ? (
    <RetailerForm profile={profile} email={user.email} onCancel={cancel} />
  ) : (
    <InstallerForm profile={profile} onCancel={cancel} />
  );
}

export default function Profile() {
  return (
    <Stack maxWidth="4xl" mx="auto" gap="0">
      <PageHead title="Profile Settings" text="What other people see about your company." />
      <Card.Root>
        <Card.Body p={{ base: '4', md: '8' }}>
          <ProfileForm />
        </Card.Body>
      </Card.Root>
    </Stack>
  );
}
