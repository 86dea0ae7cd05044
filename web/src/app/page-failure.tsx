import { useRouteError } from 'react-router-dom';
import { ApiError } from '#shared/api/client.ts';
import { Failure } from '../components/states.tsx';

/** Replaces a page that fails. The header and the navigation keep working. */
export function PageFailure() {
  const error = useRouteError();
  return (
    <Failure
      title="We couldn't show this page"
      error={error instanceof ApiError ? error : new Error('Reload the page to try again. Anything you saved is safe.')}
      onRetry={() => window.location.reload()}
    />
  );
}
