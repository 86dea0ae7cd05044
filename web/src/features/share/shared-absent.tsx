import { Absent } from '../../components/states.tsx';

export const SharedAbsent = () => (
  <Absent title="Shared Job Not Found" text="The shared job link may be invalid or has expired." />
);
