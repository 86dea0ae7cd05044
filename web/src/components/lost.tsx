import { Box, IconButton } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import type { LostProps } from '../lib/lazy.tsx';
import { lostWords } from '../lib/lost-words.ts';
import { Failure } from './states.tsx';

/** What stands in for a part of the application whose script did not load. Each has a way on. */

const advice = new Error(lostWords.advice);

export const LostPage = ({ onRetry }: LostProps) => <Failure title={lostWords.page} error={advice} onRetry={onRetry} />;

/** For what would lie over the page, such as a dialog. The page behind it goes on working. */
export const LostOverlay = ({ onRetry }: LostProps) => (
  <Box
    position="fixed"
    insetInline="4"
    bottom="calc(var(--above-bottom-bar) + 1rem)"
    mx="auto"
    maxWidth="lg"
    zIndex="modal"
    boxShadow="lg"
    bg="bg.panel"
    borderRadius="lg"
  >
    <Failure title={lostWords.part} error={advice} onRetry={onRetry} />
  </Box>
);

export const LostMenu = ({ onRetry }: LostProps) => (
  <IconButton variant="ghost" onClick={onRetry} aria-label="The menu didn't load. Try again">
    <RefreshCw size={20} />
  </IconButton>
);

const laterMilliseconds = 10_000;

/** For what nobody sees until it has something to say: tries again by itself. */
export function LostSilently({ onRetry }: LostProps) {
  useEffect(() => {
    const timer = setTimeout(onRetry, laterMilliseconds);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
