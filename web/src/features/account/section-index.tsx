import { Box, Button, Stack } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { NativeSelect } from '../../components/fields/native-select.tsx';
import { useCurrentSection } from '../../lib/use-current-section.ts';
import { useIsNarrow } from '../../lib/use-is-narrow.ts';
import { unlessLow } from '../../theme/low-screen.ts';
import { settingsSections } from './settings-sections.ts';

const sections = Object.values(settingsSections);
const ids = sections.map(({ id }) => id);
const label = 'Sections of the settings';

/**
 * The links in one list, for a phone, which has no space for all of them beside each other. The focus stays on the select, so that
 * the arrow keys can go on, and the same section can be chosen again after scrolling.
 */
function Select({ current }: { current: string | undefined }) {
  const navigate = useNavigate();
  const goTo = (id: string) => {
    void navigate({ hash: id }, { replace: true, preventScrollReset: true });
    document.getElementById(id)?.scrollIntoView();
  };
  return (
    <NativeSelect
      aria-label={label}
      bg="bg.panel"
      height="12"
      value={current}
      onChange={({ currentTarget }) => goTo(currentTarget.value)}
    >
      {sections.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </NativeSelect>
  );
}

/** Leads to the sections of the settings: by links beside them on a desktop, and by a select above them on a phone. */
export function SectionIndex() {
  const current = useCurrentSection(ids);
  if (useIsNarrow()) return <Select current={current} />;
  return (
    <Box
      as="nav"
      aria-label={label}
      position={{ lg: 'sticky' }}
      top="calc(var(--header) + 1.5rem)"
      alignSelf="start"
      minWidth="0"
      {...unlessLow}
    >
      <Stack gap="1">
        {sections.map(({ id, title }) => (
          <Button
            key={id}
            asChild
            variant={id === current ? 'subtle' : 'ghost'}
            size="sm"
            minHeight="9"
            justifyContent="start"
          >
            {/* A link of the browser moves the focus too, unlike one of the router. */}
            <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </Button>
        ))}
      </Stack>
    </Box>
  );
}
