import { notInRank, Refused } from '../../components/states.tsx';
import { MapPage } from '../../features/map/map-page.tsx';
import { mayDo } from '../../lib/may-do.ts';
import { useSession } from '../../lib/server/session.tsx';

/** Like Find work, the map is not for people who only see the jobs they are on, because they neither apply nor invite. */
export default function MapRoute() {
  const { user } = useSession();
  if (user && !mayDo(user, 'read')) return <Refused text={notInRank} />;
  return <MapPage />;
}
