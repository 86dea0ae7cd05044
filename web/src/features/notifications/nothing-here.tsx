import { Button } from '@chakra-ui/react';
import { BellOff } from 'lucide-react';
import { SwitchboardPicture } from '../../components/pictures/switchboard-picture.tsx';
import { Nothing } from '../../components/states.tsx';

/** The text of an empty list of notifications. */
export const NothingHere = ({ isUnread, showAll }: { isUnread: boolean; showAll: () => void }) =>
  isUnread ? (
    <Nothing
      title="Nothing unread"
      text="Read notifications are under All."
      picture={<SwitchboardPicture />}
      action={
        <Button size="lg" variant="outline" onClick={showAll}>
          Show all
        </Button>
      }
    />
  ) : (
    <Nothing
      title="Nothing yet"
      text="You'll see notifications about invitations, applications, dates and payments here."
      icon={<BellOff />}
    />
  );
