import { Alert, Button, Center, EmptyState, Heading, Spinner, Stack, Text } from '@chakra-ui/react';
import { CircleSlash, Compass, Lock, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ApiError } from '#shared/api/client.ts';
import { paths } from '#shared/pages.ts';
import { PageTitle } from './page-title.tsx';
import { Reference } from './reference.tsx';

/** One component for each state of a page: loading, empty, failed, refused and not found. */

export const Waiting = ({ text }: { text?: string }) => (
  <Center minHeight="40vh" flexDirection="column" gap="3" role="status">
    <Spinner size="lg" color="colorPalette.solid" borderWidth="3px" />
    <Text color="fg.muted">{text ?? 'Loading...'}</Text>
  </Center>
);

interface NothingProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** One of our drawings, instead of the icon. */
  picture?: ReactNode;
  action?: ReactNode;
}

export const Nothing = ({ title, text, icon = <CircleSlash />, picture, action }: NothingProps) => (
  <EmptyState.Root>
    <EmptyState.Content>
      {picture ?? <EmptyState.Indicator color="fg.muted">{icon}</EmptyState.Indicator>}
      <Stack gap="1" textAlign="center">
        <EmptyState.Title textStyle="section">{title}</EmptyState.Title>
        {text && <EmptyState.Description textWrap="balance">{text}</EmptyState.Description>}
      </Stack>
      {action}
    </EmptyState.Content>
  </EmptyState.Root>
);

interface FailureProps {
  error: ApiError | Error | null;
  title?: string | undefined;
  onRetry?: () => unknown;
  isRetrying?: boolean;
}

export const Failure = ({ error, title = "We couldn't load this", onRetry, isRetrying = false }: FailureProps) => (
  <Alert.Root status="error" borderRadius="lg" alignItems="center">
    <Alert.Indicator />
    <Alert.Content>
      <Alert.Title>{title}</Alert.Title>
      <Alert.Description>{error?.message}</Alert.Description>
      {error && 'requestId' in error && <Reference to={error.requestId} />}
    </Alert.Content>
    {onRetry && (
      <Button size="sm" variant="outline" loading={isRetrying} onClick={onRetry}>
        <RefreshCw size={16} /> Try again
      </Button>
    )}
  </Alert.Root>
);

const Notice = ({ icon, title, text, action }: { icon: ReactNode; title: string; text: string; action: ReactNode }) => (
  <Center minHeight="50vh" px="4">
    <PageTitle>{title}</PageTitle>
    <Stack align="center" gap="4" maxWidth="md" textAlign="center">
      <Center boxSize="16" borderRadius="full" bg="colorPalette.subtle" color="colorPalette.fg">
        {icon}
      </Center>
      <Heading as="h1" textStyle="title">
        {title}
      </Heading>
      <Text color="fg.muted">{text}</Text>
      {action}
    </Stack>
  </Center>
);

const HomeButton = () => (
  <Button asChild variant="outline">
    <Link to={paths.home}>Go to the home page</Link>
  </Button>
);

/** The text on a page that the person's rank in their company does not include. */
export const notInRank = "Your role in your company doesn't include this page. Ask an owner to change your role.";

/** A page that the signed-in person may not see. */
export const Refused = ({ text }: { text: string }) => (
  <Notice
    icon={<Lock />}
    title="Access Denied"
    text={text}
    action={
      <Button asChild variant="outline">
        <Link to={paths.dashboard}>Go to the dashboard</Link>
      </Button>
    }
  />
);

export const Absent = ({
  title = 'Page Not Found',
  text = 'The link may be wrong, or the page may have been removed.',
  action,
}: Partial<Record<'title' | 'text', string>> & { action?: ReactNode }) => (
  <Notice icon={<Compass />} title={title} text={text} action={action ?? <HomeButton />} />
);
