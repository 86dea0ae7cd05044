import { Box, chakra, Text } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { useEffect, useRef } from 'react';

export interface ListedPlace {
  id: string;
  name: string;
  detail: string;
}

interface PlaceListProps<T extends ListedPlace> {
  id: string;
  label: string;
  places: readonly T[];
  active: number;
  onPick: (place: T) => void;
}

export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

const Option = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: '11',
    px: '3',
    borderRadius: 'sm',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    '&[aria-selected=true]': { bg: 'colorPalette.subtle', color: 'colorPalette.fg' },
  },
});

/** The suggestions under the input. The input keeps focus. */
export function PlaceList<T extends ListedPlace>({ id, label, places, active, onPick }: PlaceListProps<T>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Box
      ref={list}
      id={id}
      role="listbox"
      aria-label={`Suggestions for ${label}`}
      position="absolute"
      top="calc(100% + 4px)"
      insetX="0"
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="md"
      shadow="lg"
      p="1"
      maxHeight="72"
      overflowY="auto"
    >
      {places.map((place, index) => (
        <Option
          key={place.id}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(place)}
        >
          <MapPin size={16} aria-hidden />
          <Text fontWeight="600">{place.name}</Text>
          <Text color="fg.muted">{place.detail}</Text>
        </Option>
      ))}
    </Box>
  );
}
