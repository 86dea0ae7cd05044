import { useRouteError } from 'react-router-dom';
import { Failure } from '../components/states.tsx';

/** A page that broke does not take the shell with it. */
export function PageFailure() {
  const error = useRouteError();
  return (
    <Failure
      title="This page could not be shown"
      error={error instanceof Error ? error : new Error('Please try again.')}
      onRetry={() => window.location.reload()}
    />
  );
}
