import { leaveOutMaps } from './platform/source-maps';

// Production mode. Set here, because `NODE_ENV=… node` does not work on Windows, and before anything else is loaded,
// because libraries read it when they load.
process.env['NODE_ENV'] = 'production';
leaveOutMaps();
void import('./main');
