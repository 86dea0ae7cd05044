import { Box, Button, CheckboxCard, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { Send } from 'lucide-react';
import type { ReactNode } from 'react';
import * as z from 'zod';
import { todayIn, usualZone } from '#shared/domain/civil-date.ts';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { VerifiedBadge } from '../../components/person/verified-badge.tsx';
import { unlessLow } from '../../theme/low-screen.ts';
import { type Candidate, reasonsOf } from './candidate-words.ts';

const mostAtOnce = 10;
const longest = 2000;

interface InviteFormProps {
  jobId: string;
  candidates: Candidate[];
  /** Chosen from the start. */
  first: string | null;
  more: ReactNode;
  isPending: boolean;
  onInvite: (installerIds: string[], message: string) => Promise<unknown>;
}

const schema = z.object({ installerIds: z.array(z.string()), message: z.string().trim() });
type Values = z.infer<typeof schema>;
const empty: Values = { installerIds: [], message: '' };

interface ChoiceProps {
  candidate: Candidate;
  isChosen: boolean;
  onToggle: (isOn: boolean) => void;
}

const Choice = ({ candidate, isChosen, onToggle }: ChoiceProps) => (
  <CheckboxCard.Root
    checked={isChosen}
    onCheckedChange={({ checked }) => onToggle(checked === true)}
    bg="bg.panel"
    minWidth="0"
  >
    <CheckboxCard.HiddenInput />
    <CheckboxCard.Control>
      <CheckboxCard.Content minWidth="0">
        <CheckboxCard.Label fontWeight="650" overflowWrap="anywhere">
          {candidate.companyName} <VerifiedBadge at={candidate.verifiedAt} />
        </CheckboxCard.Label>
        <CheckboxCard.Description
          color="fg.muted"
          opacity="1"
          overflowWrap="anywhere"
          _firstLetter={{ textTransform: 'uppercase' }}
        >
          {reasonsOf(candidate, todayIn(usualZone, new Date())).join(' · ')}
        </CheckboxCard.Description>
      </CheckboxCard.Content>
      <CheckboxCard.Indicator />
    </CheckboxCard.Control>
  </CheckboxCard.Root>
);

export function InviteForm({ jobId, candidates, first, more, isPending, onInvite }: InviteFormProps) {
  const initial = first ? { ...empty, installerIds: [first] } : empty;
  const kept = useKeptForm<Values, Values>({
    name: 'invite',
    about: jobId,
    resolver: zodResolver(schema),
    initial,
    send: async ({ message }) => {
      await onInvite(ids, message);
      kept.form.reset(empty);
    },
  });
  const ids = kept.form.watch('installerIds').filter((id) => candidates.some((each) => each.id === id));
  const toggle = (id: string, isOn: boolean) =>
    kept.form.setValue('installerIds', isOn ? [...ids, id] : ids.filter((each) => each !== id));
  const fitting = candidates.filter(({ fit }) => fit.fits);
  const others = candidates.filter(({ fit }) => !fit.fits);
  const choiceOf = (candidate: Candidate) => (
    <Choice
      key={candidate.id}
      candidate={candidate}
      isChosen={ids.includes(candidate.id)}
      onToggle={(isOn) => toggle(candidate.id, isOn)}
    />
  );
  const isTooMany = ids.length > mostAtOnce;
  return (
    <FormFrame of={kept} label="Invite installers" isPage gap="5">
      <Stack gap="3" role="group" aria-label="Installers to invite">
        {fitting.map(choiceOf)}
        {others.length > 0 && (
          <Text textStyle="label" pt={fitting.length > 0 ? '3' : '0'}>
            {fitting.length > 0 ? "Others, who don't fit" : 'None of these fits'}
          </Text>
        )}
        {others.map(choiceOf)}
      </Stack>
      {more}
      <TextAreaField<Values> name="message" label="Message (optional)" rows={3} maxLength={longest} />
      {isTooMany && (
        <Text color="fg.error" role="alert">
          Invite up to 10 installers at once
        </Text>
      )}
      {/* The list may be long, so it stays in view with whom it would invite. */}
      <Box
        {...(ids.length > 0 ? { ...unlessLow, position: 'sticky', bottom: 'var(--quick-bar)', zIndex: '1' } : {})}
        data-thumb-bar={ids.length > 0 ? 'sticky' : undefined}
        bg="bg.panel"
        py="3"
      >
        <Button
          size="lg"
          width={{ base: 'full', md: 'auto' }}
          disabled={ids.length === 0 || isTooMany}
          loading={isPending}
          type="submit"
        >
          <Send size={18} /> {ids.length > 1 ? `Invite ${ids.length} installers` : 'Invite'}
        </Button>
      </Box>
    </FormFrame>
  );
}
