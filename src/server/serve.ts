// Production mode. Set here, because `NODE_ENV=… node` does not work on Windows, and before anything else is loaded,
// because libraries read it when they load.
process.env['NODE_ENV'] = 'production';
// With --enable-source-maps Node also keeps the maps of every package, their sources included. Ours is read already, with
// this file.
process.setSourceMapsEnabled(false);
void import('./main').then(({ started }) => started).finally(() => process.setSourceMapsEnabled(true));
