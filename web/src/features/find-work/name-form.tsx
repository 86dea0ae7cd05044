import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod';
import { searchName } from '#shared/api/parts/searches.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';

const schema = z.strictObject({ name: searchName });
type Values = z.input<typeof schema>;
const resolver = zodResolver(schema);

interface NameFormProps {
  id: string;
  /** The key of the draft: the id of a saved search, or the filters of a new one. */
  about: string;
  initial: string;
  send: (name: string) => Promise<unknown>;
}

/** Asks for a name, to save a search or to rename a saved one. */
export function NameForm({ id, about, initial, send }: NameFormProps) {
  const kept = useKeptForm<Values, z.output<typeof schema>>({
    name: 'saveSearch',
    about,
    restores: 'at once',
    resolver,
    initial: { name: initial },
    send: ({ name }) => send(name),
  });
  return (
    <FormFrame of={kept} id={id}>
      <TextField<Values> name="name" label="Name" autoComplete="off" required />
    </FormFrame>
  );
}
