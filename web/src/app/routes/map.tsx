import { MapPage } from '../../features/map/map-page.tsx';

export default MapPage;
