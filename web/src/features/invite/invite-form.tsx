import { Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useState } from 'react';
import * as z from 'zod';
import { TextAreaField } from '../../components/fields/text-area-field.tsx';
import { FormFrame } from '../../components/form/form-frame.tsx';
import { useKeptForm } from '../../components/form/use-kept-form.ts';
import { KeptFocus } from '../../components/kept-focus.tsx';
import { type Candidate, fitTitle, groupsOf } from './candidate-words.ts';
import { Choice } from './choice.tsx';
import { type Folded, FurtherAway } from './further-away.tsx';
import { Tray } from './tray.tsx';

const mostAtOnce = 10;
const longest = 2000;

interface InviteFormProps {
  jobId: string;
  /** The listed installers, including applicants, who can't be chosen. */
  candidates: Candidate[];
  /** The id of the installer named in the URL, who is chosen from the start. */
  first: string | null;
  /** The candidates that are shown only after a press. Null if all are shown. */
  folded: Folded | null;
  /** Shows the list of choices, which may still be loading. */
  show: (choices: ReactNode) => ReactNode;
  /** Whether the first read of the list has ended, with or without an error. The message and the tray appear after it. */
  isReady: boolean;
  isPending: boolean;
  onInvite: (installerIds: string[], message: string) => Promise<unknown>;
}

const schema = z.object({ installerIds: z.array(z.string()), message: z.string().trim() });
type Values = z.infer<typeof schema>;
const empty: Values = { installerIds: [], message: '' };

export function InviteForm({ jobId, candidates, first, folded, show, isReady, isPending, onInvite }: InviteFormProps) {
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
  /** Every installer listed since the page opened, so that a chosen one keeps their name when another search leaves them out. */
  const [listed, setListed] = useState<ReadonlyMap<string, Candidate>>(new Map());
  if (candidates.some((each) => listed.get(each.id) !== each))
    setListed(new Map([...listed, ...candidates.map((each) => [each.id, each] as const)]));
  /** An installer who applies after being chosen needs no invitation. */
  const ids = kept.form.watch('installerIds').filter((id) => !listed.get(id)?.hasApplied);
  const chosen = ids.map((id) => listed.get(id) ?? { id, companyName: null });
  const toggle = (id: string, isOn: boolean) => {
    const others = ids.filter((each) => each !== id);
    kept.form.setValue('installerIds', isOn ? [...others, id] : others);
  };
  const isFolded = ({ id }: Candidate): boolean => folded?.ids.has(id) === true;
  const invitable = candidates.filter(({ hasApplied }) => !hasApplied);
  const groups = groupsOf(invitable.filter((each) => !isFolded(each)));
  const rowsOf = (members: readonly Candidate[]) =>
    members.map((candidate) => (
      <Choice
        key={candidate.id}
        candidate={candidate}
        isChosen={ids.includes(candidate.id)}
        onToggle={(isOn) => toggle(candidate.id, isOn)}
      />
    ));
  /** The browser submits a form without a button when a person presses Enter on a checkbox. */
  const submit = async () => {
    if (ids.length > 0) await kept.submit();
  };
  return (
    <FormFrame of={kept} label="Invite installers" isPage gap="5" onSubmit={submit}>
      {show(
        <Stack gap="7" role="group" aria-label="Installers to invite">
          {groups.map(({ title, members }, index) => (
            <div key={title}>
              {(index > 0 || title !== fitTitle) && (
                <Heading as="h3" textStyle="label" pb="1">
                  {title}
                </Heading>
              )}
              <Stack gap="0">{rowsOf(members)}</Stack>
            </div>
          ))}
          {folded && <FurtherAway of={folded}>{rowsOf(invitable.filter(isFolded))}</FurtherAway>}
        </Stack>,
      )}
      {isReady && (
        <KeptFocus gap="0" aria-label="Invitation">
          <TextAreaField<Values> name="message" label="Message (optional)" rows={3} maxLength={longest} />
          {chosen.length === 0 ? (
            <Text textStyle="note" color="fg.muted" pt="2">
              Choose at least one installer in the list to invite them.
            </Text>
          ) : (
            <Tray
              chosen={chosen}
              isTooMany={chosen.length > mostAtOnce}
              isPending={isPending}
              onRemove={(id) => toggle(id, false)}
            />
          )}
        </KeptFocus>
      )}
    </FormFrame>
  );
}
