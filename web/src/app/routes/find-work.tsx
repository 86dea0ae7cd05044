import { Waiting } from '../../components/states.tsx';
import { FindWork } from '../../features/find-work/find-work.tsx';
import { NotForInstallers } from '../../features/find-work/not-for-installers.tsx';
import { useSession } from '../../lib/server/session.tsx';

export default function FindWorkPage() {
  const { user, isLoading } = useSession();
  if (!user && isLoading) return <Waiting />;
  if (user?.role === 'installer') return <FindWork />;
  return <NotForInstallers isRetailer={user?.role === 'retailer'} />;
}
