import { Button, Center } from '@chakra-ui/react';

interface LoadMoreProps {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
  label?: string;
}

export const LoadMore = ({ list, label = 'Load more' }: LoadMoreProps) =>
  list.hasNextPage ? (
    <Center pt="2">
      <Button variant="outline" size="lg" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {label}
      </Button>
    </Center>
  ) : null;
