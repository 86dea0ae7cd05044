import { Button } from '@chakra-ui/react';
import { Eye } from 'lucide-react';
import { Link } from 'react-router-dom';
import { headButton } from './head-button.ts';

export const PublicProfileLink = ({ to }: { to: string }) => (
  <Button asChild variant="outline" {...headButton}>
    <Link to={to}>
      <Eye size={18} /> View My Public Profile
    </Link>
  </Button>
);
