/**
 * Runs before `npm start` loads any package: tells in one sentence that Node is too old or that nothing is installed.
 * Old JavaScript only, because an old Node must be able to read it.
 */
var fs = require('fs');
var path = require('path');

var root = path.join(__dirname, '..');

/** Whether `version` (`18.20.8`) is below the lowest one that package.json allows (`>=20.19`). */
function isTooOld(version, allowed) {
  var has = version.split('.').map(Number);
  var needs = allowed.replace('>=', '').split('.').map(Number);
  return has[0] < needs[0] || (has[0] === needs[0] && has[1] < needs[1]);
}

/** The sentence that says what is missing, or an empty text. */
function whatIsMissing(version, folder) {
  var allowed = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).engines.node;
  if (isTooOld(version, allowed))
    return (
      'Naparnik needs Node.js ' +
      allowed.replace('>=', '') +
      ' or newer and this is ' +
      version +
      ': install a newer one (https://nodejs.org), then run npm ci and npm start.'
    );
  if (!fs.existsSync(path.join(folder, 'node_modules', 'tsx')))
    return 'The packages are not installed: run npm ci, then npm start.';
  return '';
}

module.exports = { whatIsMissing: whatIsMissing };

if (require.main === module) {
  var missing = whatIsMissing(process.versions.node, root);
  if (missing !== '') {
    process.stderr.write('\n  ' + missing + '\n\n');
    process.exitCode = 1;
  }
}
