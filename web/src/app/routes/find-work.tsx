import { notInRank, Refused, Waiting } from '../../components/states.tsx';
import { FindWork } from '../../features/find-work/find-work.tsx';
import { ForRetailers } from '../../features/find-work/for-retailers.tsx';
import { ForVisitors } from '../../features/find-work/for-visitors.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useSession } from '../../lib/server/session.tsx';

export default function FindWorkPage() {
  const { user, isLoading } = useSession();
  if (!user && isLoading) return <Waiting />;
  if (user && !mayDo(user, 'read')) return <Refused text={notInRank} />;
  if (user?.role === 'installer') return <FindWork />;
  return user ? <ForRetailers /> : <ForVisitors />;
}
