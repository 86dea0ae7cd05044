import { Network } from '../../features/network/network.tsx';

export default function NetworkPage() {
  return <Network />;
}
