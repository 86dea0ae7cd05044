import { Box, IconButton } from '@chakra-ui/react';
import { RefreshCw } from 'lucide-react';
import { useEffect } from 'react';
import type { LostProps } from '../lib/lazy.tsx';
import { lostWords } from '../lib/lost-words.ts';
import { Failure } from './states.tsx';

/**
 * Replacements for a part of the application whose script did not load. Each loads the script again, on a press or automatically.
 */

const advice = new Error(lostWords.advice);

export const LostPage = ({ onRetry }: LostProps) => <Failure title={lostWords.page} error={advice} onRetry={onRetry} />;

/** Replaces an overlay, such as a dialog. The page behind it keeps working. */
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

/** Replaces a part that is invisible until it has a message. Retries automatically. */
export function LostSilently({ onRetry }: LostProps) {
  useEffect(() => {
    const timer = setTimeout(onRetry, laterMilliseconds);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return null;
}
