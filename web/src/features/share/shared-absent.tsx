import { Absent } from '../../components/states.tsx';

export const SharedAbsent = () => (
  <Absent title="Shared Job Not Found" text="The shared job link may be invalid or has expired." />
);

/** A token that is none is answered like one that is no longer good. */
export const isDeadLink = (status: number): boolean => status === 404 || status === 422;
