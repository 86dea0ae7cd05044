import { Button, CheckboxCard, Field, Stack, Text, Textarea } from '@chakra-ui/react';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { Candidate } from './use-candidates.ts';

const mostAtOnce = 10;
const longest = 2000;

interface InviteFormProps {
  candidates: Candidate[];
  isPending: boolean;
  onInvite: (installerIds: string[], message: string) => void;
}

export function InviteForm({ candidates, isPending, onInvite }: InviteFormProps) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const ids = chosen.filter((id) => candidates.some((each) => each.id === id));
  const toggle = (id: string, isOn: boolean) => setChosen(isOn ? [...ids, id] : ids.filter((each) => each !== id));
  const isTooMany = ids.length > mostAtOnce;
  return (
    <Stack gap="5">
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
      <Field.Root>
        <Field.Label>Message (optional)</Field.Label>
        <Textarea
          size="lg"
          bg="bg.panel"
          rows={3}
          maxLength={longest}
          value={message}
          onChange={({ currentTarget }) => setMessage(currentTarget.value)}
        />
      </Field.Root>
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
        onClick={() => onInvite(ids, message.trim())}
      >
        <Send size={18} /> {ids.length > 1 ? `Invite ${ids.length} installers` : 'Invite'}
      </Button>
    </Stack>
  );
}
