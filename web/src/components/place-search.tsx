import { Box, Input, InputGroup, VisuallyHidden } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { type FieldPath, type FieldValues, type PathValue, useController, useFormContext } from 'react-hook-form';
import { Labelled } from './form-fields.tsx';
import { optionId, PlaceList } from './place-list.tsx';
import { completeAddress, partsOf } from './suburb-part.ts';
import { type SuggestedPlace, usePlaceSuggestions } from './use-place-suggestions.ts';

interface PlaceSearchProps<T extends FieldValues> {
  name: FieldPath<T>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  /** A `location` is the place itself; in an `address` only the suburb is completed, after the street as typed. */
  kind?: 'location' | 'address';
  placeholder?: string;
  disabled?: boolean;
  onPick?: (place: SuggestedPlace) => void;
  /** The text changed by hand: a place picked before is not what it says any more. */
  onType?: () => void;
}

const countOf = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/** A text for a place, with localities to pick from while typing. Any other text stays possible. */
export function PlaceSearch<T extends FieldValues>({
  name,
  label,
  help,
  required = false,
  kind = 'location',
  placeholder,
  disabled,
  onPick,
  onType,
}: PlaceSearchProps<T>) {
  const { control } = useFormContext<T>();
  const { field } = useController<T>({ control, name });
  const listId = useId();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const text: string = field.value ?? '';
  const search = kind === 'address' ? partsOf(text).search : text;
  const { places, isCurrent } = usePlaceSuggestions(search, isTyping);
  const isOpen = isTyping && places.length > 0;

  const write = (value: string) => field.onChange(value as PathValue<T, FieldPath<T>>);
  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const pick = (place: SuggestedPlace) => {
    write(kind === 'address' ? completeAddress(text, place.label) : place.label);
    close();
    onPick?.(place);
  };
  const move = (event: KeyboardEvent, by: number) => {
    event.preventDefault();
    if (!isOpen) return setTyping(true);
    const start = by > 0 ? active : Math.max(active, 0);
    setActive((start + by + places.length) % places.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') return move(event, 1);
    if (event.key === 'ArrowUp') return move(event, -1);
    if (!isOpen) return;
    const chosen = places[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
    if (event.key === 'Escape') {
      // Esc here closes the list, not the dialog around it.
      event.stopPropagation();
      close();
    }
  };

  return (
    <Labelled name={name} label={label} help={help} required={required}>
      <Box position="relative" width="full">
        <InputGroup startElement={<MapPin size={18} aria-hidden />}>
          <Input
            size="lg"
            ps="10"
            bg="bg.panel"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={isOpen && active >= 0 ? optionId(listId, active) : undefined}
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
            ref={field.ref}
            name={field.name}
            value={text}
            onChange={({ target }) => {
              write(target.value);
              setTyping(true);
              setActive(-1);
              onType?.();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              field.onBlur();
            }}
          />
        </InputGroup>
        {isOpen && <PlaceList id={listId} label={label} places={places} active={active} onPick={pick} />}
        <VisuallyHidden role="status">
          {isTyping && search.length >= 2 && isCurrent && countOf(places.length)}
        </VisuallyHidden>
      </Box>
    </Labelled>
  );
}
