import { Box, Button } from '@chakra-ui/react';
import { Send, X } from 'lucide-react';
import { KeptFocus } from '../../components/kept-focus.tsx';
import { unlessLow } from '../../theme/low-screen.ts';

const notListed = 'an installer not listed here';

interface TrayProps {
  /** The name is null for an installer from a draft who is not in the list. */
  chosen: readonly { id: string; companyName: string | null }[];
  isTooMany: boolean;
  isPending: boolean;
  onRemove: (id: string) => void;
}

/** The chosen installers, and the button that invites them. The list may be long, so the tray stays in view. */
export const Tray = ({ chosen, isTooMany, isPending, onRemove }: TrayProps) => (
  <Box
    {...(chosen.length > 0 ? { ...unlessLow, position: 'sticky', bottom: 'var(--quick-bar)', zIndex: '1' } : {})}
    data-thumb-bar={chosen.length > 0 ? 'sticky' : undefined}
    bg="bg.panel"
    py="3"
  >
    {chosen.length > 0 && (
      <KeptFocus
        direction="row"
        gap="2"
        pb="3"
        aria-label="Chosen installers"
        overflowX={{ base: 'auto', md: 'visible' }}
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
      >
        {chosen.map(({ id, companyName }) => (
          <Button
            key={id}
            size="sm"
            minHeight="11"
            flexShrink="0"
            maxWidth="16rem"
            variant="subtle"
            borderRadius="full"
            // The button fades in and grows. With reduced motion, the theme removes the animation.
            animationName="fade-in, scale-in"
            animationDuration="150ms"
            aria-label={`Remove ${companyName ?? notListed}`}
            onClick={() => onRemove(id)}
          >
            <Box as="span" truncate>
              {companyName ?? notListed}
            </Box>
            <X size={14} aria-hidden />
          </Button>
        ))}
      </KeptFocus>
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
