import { useNavigate } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { useSession } from './session.tsx';

/** Leaves the page first, because without a session it would ask the person to sign in. Stays if there are unsaved changes. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    await navigate(paths.home, { flushSync: true });
    if (window.location.pathname === paths.home) signOut();
  };
}
