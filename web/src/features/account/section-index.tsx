import { Box, Button } from '@chakra-ui/react';
import { phoneLine, useOpenInView } from '../../components/phone-line.ts';
import { useCurrentSection } from '../../lib/use-current-section.ts';
import { unlessLow } from '../../theme/low-screen.ts';
import { settingsSections } from './settings-sections.ts';

const sections = Object.values(settingsSections);
const ids = sections.map(({ id }) => id);

/** Links to the sections of the settings: beside them on a desktop, and in one line above them on a phone. */
export function SectionIndex() {
  const current = useCurrentSection(ids);
  const line = useOpenInView(current);
  return (
    <Box
      as="nav"
      aria-label="Sections of the settings"
      position={{ lg: 'sticky' }}
      top="calc(var(--header) + 1.5rem)"
      alignSelf="start"
      minWidth="0"
      {...unlessLow}
    >
      <Box ref={line} {...phoneLine} position="relative" flexDirection={{ base: 'row', lg: 'column' }} gap="1">
        {sections.map(({ id, title }) => (
          <Button
            key={id}
            asChild
            variant={id === current ? 'subtle' : 'ghost'}
            borderWidth={{ base: '1px', lg: '0' }}
            borderColor="border"
            size="sm"
            minHeight={{ base: '12', lg: '9' }}
            flexShrink="0"
            justifyContent={{ lg: 'start' }}
          >
            {/* A link of the browser moves the focus too, unlike one of the router. */}
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </Button>
        ))}
      </Box>
    </Box>
  );
}
