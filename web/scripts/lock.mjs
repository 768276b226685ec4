// Makes package-lock.json anew, for all systems, and takes out where its packages ask for money: a lock file names no address.
import { execSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const LOCK = 'package-lock.json';

function bare(lock) {
  for (const each of Object.values(lock.packages)) delete each.funding;
  return lock;
}

if (process.argv[2] !== '--bare') {
  // With an old one lying about npm leaves out the binaries of other systems.
  for (const old of ['node_modules', LOCK]) rmSync(old, { recursive: true, force: true });
  execSync('npm install --package-lock-only', { stdio: 'inherit' });
}
writeFileSync(LOCK, JSON.stringify(bare(JSON.parse(readFileSync(LOCK, 'utf8'))), null, 2) + '\n');
