import { Card, Skeleton, Stack } from '@chakra-ui/react';
import { UserRoundPen } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { PageFrame } from '../../components/page-frame.tsx';
import { ReadGate } from '../../components/read-gate.tsx';
import { Nothing } from '../../components/states.tsx';
import { InstallerForm } from '../../features/profile/installer-form.tsx';
import { RetailerForm } from '../../features/profile/retailer-form.tsx';
import { useRead } from '../../lib/server/queries.ts';
import { useUser } from '../../lib/server/session.tsx';

const Skeletons = () => (
  <Stack gap="5" role="status" aria-label="Loading profile">
    <Skeleton height="80" borderRadius="md" />
    <Skeleton height="64" borderRadius="md" />
  </Stack>
);

function ProfileForm() {
  const user = useUser();
  const navigate = useNavigate();
  const read = useRead('getProfile');
  const cancel = () => void navigate(paths.dashboard);
  return (
    <ReadGate of={read} waiting={<Skeletons />} failed="Error loading profile. Please try again.">
      {({ profile }) => {
        // Until there is a profile, the dialog that asks for one covers this page.
        if (!profile) return <Nothing title="Complete your profile first" icon={<UserRoundPen />} />;
        return 'abnNumber' in profile ? (
          <RetailerForm profile={profile} email={user.email} onCancel={cancel} />
        ) : (
          <InstallerForm profile={profile} onCancel={cancel} />
        );
      }}
    </ReadGate>
  );
}

export default function Profile() {
  return (
    <PageFrame title="Profile Settings" text="What other people see about your company.">
      <Card.Root>
        <Card.Body p={{ base: '4', md: '8' }}>
          <ProfileForm />
        </Card.Body>
      </Card.Root>
    </PageFrame>
  );
}
