// Add to web/package-lock.json the builds for other systems that the registry did not list here: `npm ci`
// wants every optional package of the lock to be there, on whatever machine it was written.
import { readFileSync, writeFileSync } from 'node:fs';

const SYSTEMS = ['darwin', 'win32', 'linux', 'android', 'freebsd', 'openharmony', 'netbsd', 'openbsd', 'sunos', 'aix'];
const PROCESSORS = ['arm64', 'x64', 'ia32', 'ppc64', 's390x', 'riscv64', 'loong64', 'wasm32', 'arm'];

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const optional = Object.values(lock.packages).flatMap((one) => Object.entries(one.optionalDependencies ?? {}));
for (const [name, version] of optional) {
  const key = `node_modules/${name}`;
  if (lock.packages[key] || !/^\d/.test(version)) continue;
  const os = SYSTEMS.find((word) => name.includes(word));
  const cpu = PROCESSORS.find((word) => name.includes(word));
  lock.packages[key] = {
    version,
    ...(cpu && { cpu: [cpu] }),
    dev: true,
    ...(name.includes('musl') && { libc: ['musl'] }),
    optional: true,
    ...(os && { os: [os] }),
  };
}
const sorted = Object.entries(lock.packages).sort(([one], [other]) => (one < other ? -1 : 1));
lock.packages = Object.fromEntries(sorted);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
