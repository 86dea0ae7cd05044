import { Button, Dialog, HStack, Portal } from '@chakra-ui/react';
import { LogOut } from 'lucide-react';
import { useRef } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import type { UserView } from '#shared/api/auth.ts';
import { paths } from '#shared/pages.ts';
import { openOverlay } from '../../lib/overlay.ts';
import { useSession } from '../../lib/server/session.tsx';
import { InstallerForm } from './installer-form.tsx';
import { RetailerForm } from './retailer-form.tsx';

/**
 * The pages on which a person stays after completing the profile. On all other pages, only a person who has looked around first
 * stays, and the others go to their dashboard.
 */
const goals: readonly string[] = [paths.job, paths.sharedJob, paths.createJob, paths.editJob, paths.inviteToJob];

const texts: Record<UserView['role'], string> = {
  retailer: 'Installers want to know who they are working for. We only ask this once.',
  installer: 'Retailers use these details to choose an installer. We only ask this once.',
};

const firstField = 'form :is(input, textarea, select):not([hidden], [type=hidden], [type=file])';

interface CompletionDialogProps {
  user: UserView;
  /** Whether the person chose to look around first, and has now come to an action or a page that needs a profile. */
  hasLooked: boolean;
  onLater: () => void;
}

/** The dialog with the profile form. Escape does not close it, but the person can look around first or log out. */
export function CompletionDialog({ user, hasLooked, onLater }: CompletionDialogProps) {
  const { signOut } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const goOn = () => {
    openOverlay(null);
    if (!hasLooked && !goals.some((path) => matchPath(path, pathname))) void navigate(paths.dashboard);
  };
  return (
    <Dialog.Root
      open
      closeOnEscape={false}
      closeOnInteractOutside={false}
      size={{ base: 'full', md: 'lg' }}
      scrollBehavior="outside"
      // The first step here is the form, not the log-out button above it.
      initialFocusEl={() => content.current?.querySelector<HTMLElement>(firstField) ?? null}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            ref={content}
            my={{ md: '12' }}
            minHeight={{ md: 'auto' }}
            borderRadius={{ base: '0', md: 'xl' }}
          >
            <Dialog.Header flexDirection="column" gap="1">
              <HStack justify="space-between" width="full" align="start">
                <Dialog.Title textStyle="title">Complete your profile</Dialog.Title>
                <Button variant="ghost" size="sm" onClick={signOut} flexShrink="0">
                  <LogOut size={16} /> Logout
                </Button>
              </HStack>
              <Dialog.Description color="fg.muted">{texts[user.role]}</Dialog.Description>
            </Dialog.Header>
            <Dialog.Body pb="6">
              {user.role === 'retailer' ? (
                <RetailerForm profile={null} email={user.email} onSaved={goOn} onLater={onLater} />
              ) : (
                <InstallerForm profile={null} onSaved={goOn} onLater={onLater} />
              )}
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
