import { Button, Stack, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/pages.ts';
import { Absent } from '../../components/states.tsx';
import { useSession } from '../../lib/server/session.tsx';

/** What may have become of a link that this person made or used. Nobody is told whether there has been one. */
const ways = {
  retailer:
    'If you shared this job yourself, its link has ended: it does when its time is over, when it is replaced or revoked, and while an installer has the job. Share the job again from its page.',
  installer: 'If you have applied for this job, or it is yours already, you find it in My Jobs.',
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
