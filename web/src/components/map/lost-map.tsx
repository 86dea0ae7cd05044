import type { LostProps } from '../../lib/lazy.tsx';
import { Failure } from '../states.tsx';

export const LostMap = ({ onRetry }: LostProps) => (
  <Failure
    title="The map didn't load"
    error={new Error('Please check your connection and try again.')}
    onRetry={onRetry}
  />
);
