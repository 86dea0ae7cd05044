import { Box, Button, HStack } from '@chakra-ui/react';
import { Send, X } from 'lucide-react';
import { unlessLow } from '../../theme/low-screen.ts';
import type { Candidate } from './candidate-words.ts';

interface TrayProps {
  chosen: readonly Candidate[];
  isTooMany: boolean;
  isPending: boolean;
  onRemove: (candidate: Candidate) => void;
}

/** The installers who are chosen, and the button that invites them. The list may be long, so the tray stays in view. */
export const Tray = ({ chosen, isTooMany, isPending, onRemove }: TrayProps) => (
  <Box
    {...(chosen.length > 0 ? { ...unlessLow, position: 'sticky', bottom: 'var(--quick-bar)', zIndex: '1' } : {})}
    data-thumb-bar={chosen.length > 0 ? 'sticky' : undefined}
    bg="bg.panel"
    py="3"
  >
    {chosen.length > 0 && (
      <HStack
        gap="2"
        pb="3"
        role="group"
        aria-label="Chosen installers"
        overflowX={{ base: 'auto', md: 'visible' }}
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
      >
        {chosen.map((candidate) => (
          <Button
            key={candidate.id}
            size="sm"
            minHeight="11"
            flexShrink="0"
            maxWidth="16rem"
            variant="subtle"
            borderRadius="full"
            // It comes from the list above. With reduced motion, the theme takes this away.
            animationName="fade-in, scale-in"
            animationDuration="150ms"
            aria-label={`Remove ${candidate.companyName}`}
            onClick={() => onRemove(candidate)}
          >
            <Box as="span" truncate>
              {candidate.companyName}
            </Box>
            <X size={14} aria-hidden />
          </Button>
        ))}
      </HStack>
    )}
    <Button
      size="lg"
      width={{ base: 'full', md: 'auto' }}
      disabled={chosen.length === 0 || isTooMany}
      loading={isPending}
      type="submit"
    >
      <Send size={18} /> {chosen.length > 1 ? `Invite ${chosen.length} installers` : 'Invite'}
    </Button>
  </Box>
);
