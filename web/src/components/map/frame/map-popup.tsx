import { Link as Anchor, Box, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { MapItem } from './group-marks.ts';

const Item = ({ item: { title, info, path } }: { item: MapItem }) => (
  <Box>
    {path ? (
      <Anchor asChild color="colorPalette.fg" fontWeight="650" minHeight="6">
        <Link to={path}>{title}</Link>
      </Anchor>
    ) : (
      <Text fontWeight="650">{title}</Text>
    )}
    {info && <Text textStyle="note">{info}</Text>}
  </Box>
);

interface MapPopupProps {
  items: readonly MapItem[];
  popup: ((items: readonly MapItem[]) => ReactNode) | undefined;
  onClose: () => void;
}

/** The content of the popup over a mark. The content has the focus, and Esc returns it to the mark. */
export function MapPopup({ items, popup, onClose }: MapPopupProps) {
  return (
    <Stack
      role="group"
      aria-label={items.map(({ title }) => title).join(', ')}
      tabIndex={-1}
      outline="none"
      gap="3"
      ps="4"
      pe="8"
      py="3"
      maxHeight="48"
      overflowY="auto"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      {popup?.(items) ?? items.map((item) => <Item key={item.id} item={item} />)}
    </Stack>
  );
}
