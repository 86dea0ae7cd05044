import { Box, chakra, Field, HStack, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { workRadii } from '#shared/domain/search/find-work.ts';
import { FieldSelect } from '../../components/fields/field-select.tsx';
import { SuburbField } from '../../components/place/suburb-field.tsx';
import { api } from '../../lib/server/api.ts';
import { useWorkSearch } from './use-work-search.ts';
import { radiusIn } from './work-filters.ts';

const label = 'Where do you want to work?';

/** The reason why the typed place does not change the search. */
type Problem = { typed: string; isLost: boolean } | null;

const Said = ({ typed, isLost }: NonNullable<Problem>) => (
  <Text role="status" textStyle="note" color="fg.muted" pt="1.5">
    {isLost
      ? "We couldn't look up this place. Check your connection and search again."
      : `We couldn't find "${typed}".`}
  </Text>
);

/** The inputs for a place and its radius. Use the place as the `key`, because the input otherwise keeps the earlier text. */
export function PlaceBar({ place }: { place: string }) {
  const { search, change } = useWorkSearch();
  const [typed, setTyped] = useState(place);
  const [problem, setProblem] = useState<Problem>(null);
  const [isSeeking, setSeeking] = useState(false);
  const within = radiusIn(search);
  const go = (found: { label: string; lat: number; lng: number }) => {
    setProblem(null);
    change({ place: found.label, lat: String(found.lat), lng: String(found.lng), within: String(within) });
  };
  const seek = async (text: string) => {
    setSeeking(true);
    try {
      const answer = await api.call('geocodePlace', { query: { q: text } });
      if (answer.place) go(answer.place);
      else setProblem({ typed: text, isLost: false });
    } catch {
      setProblem({ typed: text, isLost: true });
    } finally {
      setSeeking(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = typed.trim();
    if (text === '') return change({ place: '', lat: '', lng: '' });
    if (text !== place) void seek(text);
  };
  return (
    <Box pb="2">
      <chakra.form role="search" aria-label="Place" onSubmit={submit} noValidate>
        <HStack gap="2" align="end">
          <SuburbField label={label} value={typed} onChange={setTyped} onPick={go} />
          <Field.Root width="6.75rem" flexShrink="0">
            <VisuallyHidden asChild>
              <Field.Label>Radius</Field.Label>
            </VisuallyHidden>
            <FieldSelect
              bg="bg.panel"
              value={String(within)}
              onChange={({ currentTarget }) => change({ within: currentTarget.value })}
            >
              {workRadii.map((km) => (
                <option key={km} value={km}>
                  {km} km
                </option>
              ))}
            </FieldSelect>
          </Field.Root>
          <IconButton type="submit" size="lg" aria-label="Search" loading={isSeeking}>
            <Search size={18} aria-hidden />
          </IconButton>
        </HStack>
      </chakra.form>
      {problem && <Said {...problem} />}
    </Box>
  );
}
