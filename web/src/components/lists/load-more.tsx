import { Button, Stack, Text } from '@chakra-ui/react';

export interface LoadMoreProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label?: string;
}

export function LoadMore({ list, label = 'Load more' }: LoadMoreProps) {
  if (!list.hasNextPage) return null;
  const hasFailed = list.isFetchNextPageError && !list.isFetchingNextPage;
  return (
    <Stack pt="2" gap="2" align="center">
      {hasFailed && (
        <Text role="alert" color="fg.error">
          The rest of the list could not be loaded.
        </Text>
      )}
      <Button variant="outline" size="lg" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {hasFailed ? 'Try again' : label}
      </Button>
    </Stack>
  );
}
