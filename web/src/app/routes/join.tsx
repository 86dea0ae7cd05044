import { JoinPage } from '../../features/auth/join-page.tsx';

export default JoinPage;
