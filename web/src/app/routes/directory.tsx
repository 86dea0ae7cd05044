import { DirectoryPage } from '../../features/directory/directory-page.tsx';

export default DirectoryPage;
