import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { Send, X } from 'lucide-react';
import { KeptFocus } from '../../components/kept-focus.tsx';
import { FixedBar } from '../../components/thumb-bar.tsx';
import { counted } from '../../lib/format.ts';

const notListed = 'an installer not listed here';

interface TrayProps {
  /** The name is null for an installer from a draft who is not in the list. */
  chosen: readonly { id: string; companyName: string | null }[];
  isTooMany: boolean;
  isPending: boolean;
  onRemove: (id: string) => void;
}

/**
 * The bar with the chosen installers and the button that invites them. It is fixed at the bottom of the window, so that the rows
 * keep their place when it appears.
 */
export const Tray = ({ chosen, isTooMany, isPending, onRemove }: TrayProps) => (
  <FixedBar height="tall">
    <Stack
      direction={{ base: 'column', md: 'row' }}
      align={{ md: 'center' }}
      gap={{ base: '2', md: '4' }}
      maxWidth="7xl"
      mx="auto"
      px={{ base: '4', md: '6' }}
    >
      <KeptFocus direction="row" gap="2" flex="1" minWidth="0" overflowX="auto" aria-label="Chosen installers">
        {chosen.map(({ id, companyName }) => (
          <Button
            key={id}
            size="sm"
            minHeight={{ base: '12', md: '11' }}
            flexShrink="0"
            maxWidth="16rem"
            variant="subtle"
            borderRadius="full"
            // The button fades in and grows. With reduced motion, the theme removes the animation.
            animationName="fade-in, scale-in"
            animationDuration="150ms"
            // The group scrolls, so it would cut off an outline outside the button.
            focusVisibleRing="inside"
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
      {isTooMany && (
        <Text color="fg.error" role="alert">
          Invite up to 10 installers at once
        </Text>
      )}
      <Button size="lg" minHeight="12" flexShrink="0" disabled={isTooMany} loading={isPending} type="submit">
        <Send size={18} aria-hidden /> Invite {counted(chosen.length, 'installer', 'installers')}
      </Button>
    </Stack>
  </FixedBar>
);
