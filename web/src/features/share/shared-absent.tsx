import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { Absent } from '../../components/states.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** The advice for a link that does not work, by role. The page does not reveal whether the link ever existed. */
const ways = {
  retailer:
    'If this is your job, the link no longer works. Links stop when they expire, when you replace or revoke them, and while an installer has the job. You can share it again from the job page.',
  installer: "If you've applied for this job or already have it, it's in My Jobs.",
};

function WayOn({ role }: { role: keyof typeof ways }) {
  return (
    <Stack align="center" gap="4">
      <Text color="fg.muted">{ways[role]}</Text>
      <Button asChild size="lg">
        <Link to={paths.myJobs}>Go to My Jobs</Link>
      </Button>
    </Stack>
  );
}

export function SharedAbsent() {
  const { user } = useSession();
  return (
    <Absent
      title="Shared Job Not Found"
      text="The shared job link may be invalid or has expired."
      action={user && <WayOn role={user.role} />}
    />
  );
}
