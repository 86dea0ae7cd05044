import { Box, HStack, Input, InputGroup, Text, VisuallyHidden } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import { optionId, PlaceList } from './place-list.tsx';
import { SearchButton } from './search-button.tsx';
import { type PickedPlace, type Suggestion, useSuggestions } from './use-suggestions.ts';

export interface PlaceChoice {
  /**
   * In a `location`, the input contains only the place. In an `address`, a suggestion completes only the suburb, after the street
   * as typed.
   */
  kind?: 'location' | 'address';
  placeholder?: string;
  disabled?: boolean;
  onPick?: (place: PickedPlace) => void;
  /** Called when the person edits the text, which then no longer matches a place picked before. */
  onType?: () => void;
  /** Whether the surrounding form has a button that searches for the typed text. */
  hasButton?: boolean;
}

interface PlaceInputProps extends PlaceChoice {
  /** The accessible name of the list of suggestions. The surrounding field names the input itself. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

const countOf = (count: number): string => (count === 1 ? '1 place' : `${count} places`);

/** A text input for a place that suggests localities while typing. Any other text is also allowed. */
export function PlaceInput({
  label,
  value,
  onChange,
  onBlur,
  kind = 'location',
  onPick,
  onType,
  ref,
  hasButton = false,
  ...input
}: PlaceInputProps) {
  const listId = useId();
  const [isTyping, setTyping] = useState(false);
  const [active, setActive] = useState(-1);
  const { list: places, isCurrent, isExpected, failure } = useSuggestions(kind, value, isTyping);
  const isOpen = isTyping && places.length > 0;

  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current);
  // Takes the text that a person has typed on a prerendered page before hydration. React does not report that text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the text that the field contains on hydration
  useEffect(() => {
    const typed = field.current?.value ?? value;
    if (typed === value) return;
    onChange(typed);
    setTyping(field.current === document.activeElement);
  }, []);

  const close = () => {
    setTyping(false);
    setActive(-1);
  };
  const take = (found: { text: string; place: PickedPlace }) => {
    onChange(found.text);
    onPick?.(found.place);
  };
  const pick = ({ picked }: Suggestion) => {
    close();
    if (typeof picked !== 'function') return take(picked);
    // A place without a position is ignored, and the typed text stays.
    picked().then(
      (found) => found && take(found),
      () => undefined,
    );
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
      // Esc closes the list here, not the surrounding dialog.
      event.stopPropagation();
      close();
    }
  };

  return (
    <Box position="relative" width="full">
      <HStack gap="2">
        <InputGroup startElement={<MapPin size={18} aria-hidden />}>
          <Input
            {...input}
            ref={field}
            size="lg"
            ps="10"
            pe="2"
            bg="bg.panel"
            {...(failure === null && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isOpen,
              'aria-controls': isOpen ? listId : undefined,
              'aria-activedescendant': isOpen && active >= 0 ? optionId(listId, active) : undefined,
            })}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              onChange(target.value);
              setTyping(true);
              setActive(-1);
              onType?.();
            }}
            onKeyDown={onKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
          />
        </InputGroup>
        {failure && !hasButton && <SearchButton kind={kind} typed={value} onFound={take} />}
      </HStack>
      {failure && (
        <Text role="alert" textStyle="note" color="fg.error" mt="1.5">
          {failure}
        </Text>
      )}
      {isOpen && <PlaceList id={listId} label={label} places={places} active={active} onPick={pick} />}
      <VisuallyHidden role="status">{isTyping && isExpected && isCurrent && countOf(places.length)}</VisuallyHidden>
    </Box>
  );
}
