import { Button, CheckboxCard, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import * as z from 'zod';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import type { Candidate } from './use-candidates.ts';
import '../../theme/recipes/checkbox-card.ts';

const mostAtOnce = 10;
const longest = 2000;

interface InviteFormProps {
  jobId: string;
  candidates: Candidate[];
  isPending: boolean;
  onInvite: (installerIds: string[], message: string) => Promise<unknown>;
}

const schema = z.object({ installerIds: z.array(z.string()), message: z.string().trim() });
type Values = z.infer<typeof schema>;
const empty: Values = { installerIds: [], message: '' };

export function InviteForm({ jobId, candidates, isPending, onInvite }: InviteFormProps) {
  const kept = useKeptForm<Values, Values>({
    name: 'invite',
    about: jobId,
    resolver: zodResolver(schema),
    initial: empty,
    send: async ({ message }) => {
      await onInvite(ids, message);
      kept.form.reset(empty);
    },
  });
  const ids = kept.form.watch('installerIds').filter((id) => candidates.some((each) => each.id === id));
  const toggle = (id: string, isOn: boolean) =>
    kept.form.setValue('installerIds', isOn ? [...ids, id] : ids.filter((each) => each !== id));
  const isTooMany = ids.length > mostAtOnce;
  return (
    <FormFrame of={kept} label="Invite installers" isPage gap="5">
      <Stack gap="3" role="group" aria-label="Installers to invite">
        {candidates.map(({ id, companyName, facts }) => (
          <CheckboxCard.Root
            key={id}
            checked={ids.includes(id)}
            onCheckedChange={({ checked }) => toggle(id, checked === true)}
            bg="bg.panel"
          >
            <CheckboxCard.HiddenInput />
            <CheckboxCard.Control>
              <CheckboxCard.Content>
                <CheckboxCard.Label fontWeight="650">{companyName}</CheckboxCard.Label>
                <CheckboxCard.Description color="fg.muted" opacity="1">
                  {facts.join(' · ')}
                </CheckboxCard.Description>
              </CheckboxCard.Content>
              <CheckboxCard.Indicator />
            </CheckboxCard.Control>
          </CheckboxCard.Root>
        ))}
      </Stack>
      <TextAreaField<Values> name="message" label="Message (optional)" rows={3} maxLength={longest} />
      {isTooMany && (
        <Text color="fg.error" role="alert">
          Invite up to 10 installers at once
        </Text>
      )}
      <Button
        size="lg"
        alignSelf={{ base: 'stretch', md: 'start' }}
        disabled={ids.length === 0 || isTooMany}
        loading={isPending}
        type="submit"
      >
        <Send size={18} /> {ids.length > 1 ? `Invite ${ids.length} installers` : 'Invite'}
      </Button>
    </FormFrame>
  );
}
