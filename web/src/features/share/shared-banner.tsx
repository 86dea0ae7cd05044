import { Alert } from '@chakra-ui/react';
import { Link2 } from 'lucide-react';

/** Says that someone shared the job with the person. For the job's owner, says what others can do here. */
export const SharedBanner = ({ isOwn }: { isOwn: boolean }) => (
  <Alert.Root status="info" colorPalette="sun" borderRadius="lg" mb="5">
    <Alert.Indicator>
      <Link2 />
    </Alert.Indicator>
    <Alert.Title fontWeight="500">
      {isOwn
        ? "You're viewing a shared job. This is your own job. Installers who open the link can apply for it or accept it."
        : "You're viewing a shared job. This opportunity was shared with you via a direct link."}
    </Alert.Title>
  </Alert.Root>
);
