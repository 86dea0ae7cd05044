import { Button, HStack } from '@chakra-ui/react';
import { Eye, EyeOff, Send, Star } from 'lucide-react';
import { useState } from 'react';
import { ConfirmFooter } from '../../components/dialog/confirm-footer.tsx';
import { DialogFrame } from '../../components/dialog/dialog-frame.tsx';
import { InviteDialog } from '../../components/person/invite-dialog.tsx';
import { usePrefer } from '../../components/person/use-prefer.ts';
import { useWrite } from '../../lib/server/use-write.ts';
import type { NetworkPerson } from './person-words.ts';

interface PersonProps {
  person: NetworkPerson;
}

/** The button that adds or removes the preference. Removing it also deletes the note, so a dialog asks first. */
function Prefer({ person: { id, companyName, isPreferred, note } }: PersonProps) {
  const [isAsking, setAsking] = useState(false);
  const add = usePrefer();
  const remove = useWrite('removePreferredInstaller', {
    onDone: () => setAsking(false),
  });
  const removeNow = () => remove.mutate({ params: { id } });
  const press = () => {
    if (!isPreferred) add.mutate({ params: { id }, body: {} });
    else if (note === '') removeNow();
    else setAsking(true);
  };
  return (
    <>
      <Button
        // Both labels take the same width, so that the buttons of all rows form columns.
        minWidth="10.5rem"
        variant={isPreferred ? 'subtle' : 'outline'}
        aria-label={`Add to preferred: ${companyName}`}
        aria-pressed={isPreferred}
        loading={add.isPending || (remove.isPending && !isAsking)}
        onClick={press}
      >
        <Star size={16} fill={isPreferred ? 'currentColor' : 'none'} aria-hidden />
        {isPreferred ? 'Preferred' : 'Add to preferred'}
      </Button>
      <DialogFrame
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        isAlert
        title="Remove from preferred?"
        text="You can't restore the note."
        consequences={[
          `We'll remove ${companyName} from your preferred installers.`,
          "We'll delete your note about them.",
        ]}
        footer={
          <ConfirmFooter
            label="Remove"
            isDanger
            isPending={remove.isPending}
            onConfirm={removeNow}
            onCancel={() => setAsking(false)}
          />
        }
      />
    </>
  );
}

function Hide({ person: { id, companyName, isHidden } }: PersonProps) {
  const hide = useWrite('hidePerson');
  const show = useWrite('showPerson');
  return isHidden ? (
    <Button
      variant="outline"
      aria-label={`Show ${companyName} again`}
      loading={show.isPending}
      onClick={() => show.mutate({ params: { id } })}
    >
      <Eye size={16} aria-hidden /> Show again
    </Button>
  ) : (
    <Button
      variant="ghost"
      aria-label={`Hide ${companyName}`}
      loading={hide.isPending}
      onClick={() => hide.mutate({ params: { id }, body: {} })}
    >
      <EyeOff size={16} aria-hidden /> Hide
    </Button>
  );
}

function Invite({ person }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button aria-label={`Invite ${person.companyName} to a job`} onClick={() => setOpen(true)}>
        <Send size={16} aria-hidden /> Invite
      </Button>
      <InviteDialog installer={person} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** The actions for a company. Only retailers invite and prefer. */
export const PersonActions = ({ person, isRetailer }: PersonProps & { isRetailer: boolean }) => (
  <HStack gap="2" wrap="wrap" justify={{ xl: 'flex-end' }} css={{ '& > button': { px: '3' } }}>
    {isRetailer && !person.isHidden && <Invite person={person} />}
    {isRetailer && !person.isHidden && <Prefer person={person} />}
    <Hide person={person} />
  </HStack>
);
