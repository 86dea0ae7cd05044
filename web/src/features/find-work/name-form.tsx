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
  /** The subject of the draft. */
  about: string;
  initial: string;
  send: (name: string) => Promise<unknown>;
}

/** The name of a saved search, new or renamed. */
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
