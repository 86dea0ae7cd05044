import { Box, Skeleton, Stack } from '@chakra-ui/react';

export const Skeletons = () => (
  <Stack gap="0" role="status" aria-label="Loading...">
    {['one', 'two', 'three', 'four'].map((each) => (
      <Box key={each} px="4" py="3" borderBottomWidth="1px">
        <Skeleton height="20" borderRadius="md" />
      </Box>
    ))}
  </Stack>
);
