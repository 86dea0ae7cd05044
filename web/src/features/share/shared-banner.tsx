import { Alert } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';

export const SharedBanner = () => (
  <Alert.Root status="info" colorPalette="sun" borderRadius="lg" mb="5">
    <Alert.Indicator>
      <Link2 />
    </Alert.Indicator>
    <Alert.Title fontWeight="500">
      You're viewing a shared job. This opportunity was shared with you via a direct link.
    </Alert.Title>
  </Alert.Root>
);
