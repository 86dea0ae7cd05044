import { Box, Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { phoneLine } from '../../components/phone-line.ts';
import { unlessLow } from '../../theme/low-screen.ts';
import { settingsSections } from './settings-sections.ts';

/** Links to the sections of the settings: beside them on a desktop, and in one line above them on a phone. */
export const SectionIndex = () => (
  <Box
    as="nav"
    aria-label="Sections of the settings"
    position={{ lg: 'sticky' }}
    top="calc(var(--header) + 1.5rem)"
    alignSelf="start"
    minWidth="0"
    {...unlessLow}
  >
    <Box {...phoneLine} flexDirection={{ base: 'row', lg: 'column' }} gap="1">
      {Object.values(settingsSections).map(({ id, title }) => (
        <Button
          key={id}
          asChild
          variant="ghost"
          borderWidth={{ base: '1px', lg: '0' }}
          borderColor="border"
          size="sm"
          minHeight={{ base: '12', lg: '9' }}
          flexShrink="0"
          justifyContent={{ lg: 'start' }}
        >
          <Link to={`#${id}`}>{title}</Link>
        </Button>
      ))}
    </Box>
  </Box>
);
